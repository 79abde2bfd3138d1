import { describe, expect, it } from '@jest/globals'
import { cleanEnvironment } from '../../scripts/clean-environment.ts'

describe('the cleaned environment', () => {
  it('keeps home, proxies and the registry that the machine uses', () => {
    const kept = { HOME: '/h', https_proxy: 'http://proxy', NPM_CONFIG_REGISTRY: 'http://mirror', LC_ALL: 'C' }
    expect(cleanEnvironment(kept, ':')).toEqual(kept)
  })

  it('drops what npm sets for its scripts, and keys', () => {
    const dropped = {
      npm_execpath: '/npm',
      npm_package_json: '/p',
      INIT_CWD: '/c',
      NODE_OPTIONS: '-r x',
      OPENAI_API_KEY: 'k'
    }
    expect(cleanEnvironment(dropped, ':')).toEqual({})
  })

  it('drops programs of node_modules from the path', () => {
    const PATH = '/project/node_modules/.bin:/npm/lib/node_modules/npm/node-gyp-bin:/usr/bin'
    expect(cleanEnvironment({ PATH }, ':')).toEqual({ PATH: '/usr/bin' })
  })
})
