import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTemporaryFolder } from './temporary.ts'

/** A key and its certificate, as PEM. */
export interface KeyPair {
  readonly key: string
  readonly cert: string
}

export interface Certificates {
  readonly ca: string
  /** For 127.0.0.1 and localhost. */
  readonly server: KeyPair
  readonly client: KeyPair
}

/** An authority of its own, valid for a day, and what it has signed. Undefined where there is no openssl to make it. */
export function makeCertificates(): Certificates | undefined {
  const folder = makeTemporaryFolder()
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const key = (name: string): readonly string[] => [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    `${name}.key`
  ]
  const signed = (name: string, extensions: string): KeyPair => {
    openssl('req', ...key(name), '-subj', `/CN=${name}`, '-out', `${name}.csr`)
    writeFileSync(join(folder, `${name}.ext`), extensions)
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial']
    openssl('x509', '-req', '-in', `${name}.csr`, ...by, '-days', '1', '-extfile', `${name}.ext`, '-out', `${name}.pem`)
    return {
      key: readFileSync(join(folder, `${name}.key`), 'utf8'),
      cert: readFileSync(join(folder, `${name}.pem`), 'utf8')
    }
  }
  try {
    openssl('req', '-x509', ...key('ca'), '-subj', '/CN=test authority', '-days', '1', '-out', 'ca.pem')
    return {
      ca: readFileSync(join(folder, 'ca.pem'), 'utf8'),
      server: signed('server', 'subjectAltName=IP:127.0.0.1,DNS:localhost\n'),
      client: signed('client', 'extendedKeyUsage=clientAuth\n')
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}
