import { describe, expect, it } from '@jest/globals'
import { proxyOnTheWay, proxySettings, refuseReadingProxy } from '../../../src/measure/wire/proxy.ts'

describe('proxySettings', () => {
  const https = 'https://api.example.com'
  it.each([
    ['plain http to this machine', 'http://127.0.0.1:8000', { HTTP_PROXY: 'http://p:1' }, undefined],
    ['plain http to localhost', 'http://localhost', { http_proxy: 'http://p:1', no_proxy: 'x' }, undefined],
    ['no variable', https, {}, undefined],
    ['another protocol', https, { http_proxy: 'http://p:1' }, undefined],
    ['upper case', https, { HTTPS_PROXY: 'http://p:1' }, { httpProxy: '', httpsProxy: 'http://p:1', noProxy: '' }],
    [
      'both, the lower wins',
      https,
      { https_proxy: 'http://l:1', HTTPS_PROXY: 'http://u:1' },
      { httpProxy: '', httpsProxy: 'http://l:1', noProxy: '' }
    ],
    ['both, the lower wins though empty', https, { https_proxy: '', HTTPS_PROXY: 'http://u:1' }, undefined],
    [
      'plain http',
      'http://h',
      { http_proxy: 'http://p:1', NO_PROXY: 'x' },
      { httpProxy: 'http://p:1', httpsProxy: '', noProxy: 'x' }
    ]
  ])('with %s', (_, origin, environment, expected) => {
    expect(proxySettings(origin, environment)).toEqual(expected)
  })

  it.each([
    ['http://gpu.internal:8000', 'gpu.internal'],
    ['http://gpu.internal:8000', '.internal'],
    ['http://gpu.internal:8000', '*.internal'],
    ['http://gpu.internal:8000', 'x, gpu.internal:8000'],
    ['http://10.0.0.5', '10.0.0.5'],
    ['http://gpu.internal', '*'],
    ['https://api.example.com', '']
  ])('lets a secret go to %s past no_proxy %j', (origin, noProxy) => {
    const environment = { http_proxy: 'http://p:1', https_proxy: 'http://p:1', no_proxy: noProxy }
    expect(() => refuseReadingProxy(origin, environment, 'target "t"')).not.toThrow()
  })

  it.each(['', 'internal.gpu', 'gpu.internal:9', '*.gpu.internal', 'u.internal'])(
    'keeps a secret from a proxy that no_proxy %j leaves in the way',
    (noProxy) => {
      const environment = { http_proxy: 'http://p:1', no_proxy: noProxy }
      expect(() => refuseReadingProxy('http://gpu.internal:8000', environment, 'target "t"')).toThrow('in plain text')
    }
  )

  it.each(['p:3128', 'socks5://p:1', 'nonsense'])('refuses %j without showing it', (value) => {
    expect(() => proxySettings(https, { https_proxy: value })).toThrow('variable https_proxy holds no proxy address')
    expect(() => proxySettings(https, { https_proxy: value })).not.toThrow(value)
  })
})

describe('proxyOnTheWay', () => {
  it.each([
    [
      'https://api.example.com',
      { HTTPS_PROXY: 'http://user:secret@p.test:3128' },
      { variable: 'HTTPS_PROXY', host: 'p.test:3128' }
    ],
    ['http://gpu.internal', { http_proxy: 'http://p.test' }, { variable: 'http_proxy', host: 'p.test' }],
    ['https://api.example.com', { HTTPS_PROXY: 'http://p.test', NO_PROXY: '.example.com' }, undefined],
    ['http://127.0.0.1:8000', { http_proxy: 'http://p.test' }, undefined],
    ['https://api.example.com', {}, undefined]
  ])('to %s with %j', (origin, environment, expected) => {
    expect(proxyOnTheWay(origin, environment)).toEqual(expected)
  })
})
