import { describe, expect, it } from '@jest/globals'
import { proxySettings } from '../../../src/measure/wire/proxy.ts'

describe('proxySettings', () => {
  const https = 'https://api.example.com'
  it.each([
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

  it.each(['p:3128', 'socks5://p:1', 'nonsense'])('refuses %j without showing it', (value) => {
    expect(() => proxySettings(https, { https_proxy: value })).toThrow('variable https_proxy holds no proxy address')
    expect(() => proxySettings(https, { https_proxy: value })).not.toThrow(value)
  })
})
