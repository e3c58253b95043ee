// What content/clinic.yaml must say for each form provider.
import { expect, it } from 'vitest'
import { clinicSchema } from '../content/schema/clinic.ts'
import { formsOf } from '../content/read/gather-references.server.ts'
import { parseYaml } from '../content/read/yaml-file.ts'
import { adapterOf } from './adapters.ts'
import { frame } from './adapters/frame.ts'
import { defaultOrigin } from './origins.ts'
import { formPolicy } from './providers.ts'

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

it.each([
  ['local', {}, `${defaultOrigin('local')}/embed/`],
  ['typeform', {}, 'https://form.typeform.com/to/'],
  ['cognito', { account: 'AAAAAAAA' }, 'https://www.cognitoforms.com/f/AAAAAAAA/'],
])('shows the plain frame of %s with `mode: frame`, and runs no script of it', (provider, others, address) => {
  const forms = { provider, mode: 'frame', ids: { tmj: 'a-form-12' }, ...others }
  const read = clinicSchema.parse({ ...clinic, forms })
  const [form] = formsOf(read).values()
  if (!form) throw new Error('There is no form.')
  expect(adapterOf(form)).toBe(frame)
  expect(form.frame).toBe(`${address}a-form-12`)
  expect(formPolicy(form)).toEqual({ 'frame-src': [new URL(address).origin] })
})

it('keeps the script without `mode`, and refuses `mode: frame` where a provider documents no plain frame', () => {
  const [form] = formsOf(
    clinicSchema.parse({ ...clinic, forms: { provider: 'local', ids: clinic.forms.ids } }),
  ).values()
  expect(form?.frame).toBeUndefined()
  for (const forms of [{ mode: 'frame' }, { provider: 'formio', origin: 'https://x.form.io', mode: 'frame' }])
    expect(messages(forms)).toEqual([expect.stringMatching(/^forms\.mode: .*documents no plain frame/)])
})

it('takes form ids with dots, as Hush gives them out, and no path', () => {
  expect(messages({ ids: { tmj: 'clinic.intake-1234' } })).toBeUndefined()
  for (const id of ['..', '../x', 'a/b', 'a b', './a']) expect(messages({ ids: { tmj: id } }), id).toBeDefined()
})
