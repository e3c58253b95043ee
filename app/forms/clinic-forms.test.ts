// What content/clinic.yaml must say for each form provider.
import { expect, it } from 'vitest'
import { clinicSchema } from '../content/clinic.ts'
import { parseYaml } from '../content/yaml-file.ts'

const clinic = parseYaml('content/clinic.yaml').document.toJS() as { forms: { ids: object } }
const messages = (forms: Record<string, unknown>) =>
  clinicSchema
    .safeParse({ ...clinic, forms: { provider: 'hush', ids: clinic.forms.ids, ...forms } })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

it('asks for the address of a provider that has one for each clinic', () => {
  expect(messages({ provider: 'frame' })).toEqual([
    expect.stringMatching(/^forms\.origin: .*such as https:\/\/forms\.example\.ca\.$/),
  ])
  expect(messages({ provider: 'formio' })).toEqual([expect.stringMatching(/^forms\.origin: /)])
  expect(messages({ provider: 'frame', origin: 'https://forms.example.ca' })).toBeUndefined()
})

it('asks for the account key that Cognito Forms needs', () => {
  expect(messages({ provider: 'cognito' })).toEqual([expect.stringMatching(/^forms\.account: .*data-key/)])
})

it('takes form ids with dots, as Hush gives them out, and no path', () => {
  expect(messages({ ids: { tmj: 'clinic.intake-1234' } })).toBeUndefined()
  for (const id of ['..', '../x', 'a/b', 'a b', './a']) expect(messages({ ids: { tmj: id } }), id).toBeDefined()
})
