// The facts about each provider agree with its recorded embed code: same attributes, same addresses.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formProviderNames, type FormProviderName, type FormView } from '../content/schema/references.ts'
import { defaultOrigin, runsScript } from './origins.ts'
import { formPolicy, providers } from './providers.ts'

/** For providers with a different origin for each clinic. */
const clinicOrigin = 'https://clinic.form.example'
const formOf = (provider: FormProviderName, id: string, account?: string): FormView => ({
  provider,
  id,
  origin: defaultOrigin(provider) || clinicOrigin,
  ...(account ? { account } : {}),
})
const recorded = (name: string) => readFileSync(new URL(`./fixtures/${name}.html`, import.meta.url), 'utf8')

it.each(formProviderNames)(
  '%s has a title, an https direct link, and a content policy that does not allow every host',
  (name) => {
    const form = formOf(name, 'a-form.1234')
    const { title, directLink, policy } = providers[name]
    expect(title(form)).not.toBe('')
    expect(new URL(directLink(form)).protocol).toBe(name === 'local' ? 'http:' : 'https:')
    expect(directLink(form)).toContain('a-form.1234')
    const sources = Object.values(policy(form)).flat()
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(source).not.toMatch(/^(\*|https?:)$/)
  },
)

it.each(formProviderNames)('%s: the content policy of the page allows a script where one runs', (name) => {
  const form = formOf(name, 'a-form.1234')
  for (const each of [form, { ...form, frame: 'https://forms.example/1' }])
    expect(formPolicy(each)['script-src'] !== undefined).toBe(runsScript(each))
})

describe('recorded embed codes', () => {
  it('Hush: mount attributes, script and frame at one origin', () => {
    const form = formOf('hush', 'clinic.intake-1234')
    const html = recorded('hush')
    for (const [name, value] of Object.entries(providers.hush.attributes(form)))
      expect(html).toContain(`${name}="${value}"`)
    expect(providers.hush.policy(form)).toEqual({
      'script-src': ['https://hushforms.com'],
      'frame-src': ['https://hushforms.com'],
    })
    expect(providers.hush.directLink(form)).toBe('https://hushforms.com/clinic.intake-1234')
  })

  it('the local service keeps Hush’s mount attributes', () => {
    const form = formOf('local', 'sb-tmj-8r3q')
    expect(providers.local.attributes(form)).toEqual(providers.hush.attributes(form))
  })

  it('Jotform: the frame’s address is the direct link', () => {
    expect(recorded('jotform')).toContain(
      `src="${providers.jotform.directLink(formOf('jotform', '230000000000001'))}"`,
    )
  })

  it('Cognito: the direct link has the account key and the number of the form', () => {
    const form = formOf('cognito', '53', 'AAAAAAAAAAAAAAAAAAAAAA')
    expect(providers.cognito.directLink(form)).toBe('https://www.cognitoforms.com/f/AAAAAAAAAAAAAAAAAAAAAA/53')
    expect(recorded('cognito')).toContain(`data-key="${form.account}" data-form="${form.id}"`)
  })

  it('Typeform: the id of the widget is the id of the direct link', () => {
    const form = formOf('typeform', 'AbCdEf12')
    expect(recorded('typeform')).toContain(
      `data-tf-widget="${providers.typeform.attributes(form)['data-tf-widget']}"`,
    )
    expect(providers.typeform.directLink(form)).toBe('https://form.typeform.com/to/AbCdEf12')
  })

  it('Form.io: the form’s address in the clinic’s project', () => {
    expect(recorded('formio')).toContain(
      `'${providers.formio.directLink({ ...formOf('formio', 'example'), origin: 'https://examples.form.io' })}'`,
    )
  })
})
