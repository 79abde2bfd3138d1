import { expect, it } from '@jest/globals'
import { API_IDS, DEFAULT_BASE_URLS } from '../../../src/domain/plan.ts'
import { apiNames, INPUTS, usualPlaces } from '../../../src/plan/config/inputs.ts'

it('names every API', () => {
  for (const id of API_IDS) expect(apiNames()).toContain(`\`${id}\``)
})

it.each(Object.entries(DEFAULT_BASE_URLS))('says where %s is', (id, url) => {
  expect(usualPlaces()).toMatch(new RegExp(`${url?.replaceAll('.', '\\.')} for [a-z -]*${id}\\b`))
})

it('stands in the table of inputs', () => {
  expect(INPUTS.find(({ name }) => name === 'api')?.description).toContain(apiNames())
})
