// What is known of each provider agrees with its embed code, and content/clinic.yaml must say what a provider needs.
import { describe, expect, it } from 'vitest'
import { formsOf } from '../site/read/gather-references.server.ts'
import { parseYaml } from '../yaml/yaml-file.ts'
import { clinicSchema } from './clinic.ts'
import { formPolicy, formProviderNames, providers, runsScript, type FormView } from './form-providers.ts'

const clinic = parseYaml('content/clinic.yaml').document.toJS() as { forms: { ids: object } }
const read = (forms: object) =>
  clinicSchema.safeParse({ ...clinic, forms: { provider: 'hush', ids: clinic.forms.ids, ...forms } })
const messages = (forms: object) =>
  read(forms).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

/** A form as pages get it, with the provider's usual origin unless `others` names one. */
function formOf(provider: string, id: string, others: object = {}): FormView {
  const { forms } = read({ provider, ids: { care: id }, ...others }).data ?? {}
  const form = forms && formsOf({ forms }).get('care')
  if (!form) throw new Error('The content is not valid.')
  return form
}

/** For `frame`, which has no usual origin. */
const origin = { origin: 'https://forms.example.ca' }

it.each(formProviderNames)(
  '%s has a title, an https direct link, and a Content-Security-Policy that does not allow every host',
  (name) => {
    const form = formOf(name, 'a-form.1234', name === 'frame' ? origin : {})
    const { title, directLink } = providers[name]
    expect(title(form)).not.toBe('')
    expect(directLink(form)).toMatch(/^https:.*a-form\.1234/)
    const policy = formPolicy(form)
    const sources = Object.values(policy).flat()
    expect(sources.length).toBeGreaterThan(0)
    for (const source of sources) expect(source).not.toMatch(/^(\*|https?:|'unsafe-.*)$/)
    expect(policy['script-src'] !== undefined).toBe(runsScript(form))
  },
)

describe('the embed code of each provider, with an invented form id', () => {
  it('Hush: attributes, and script and frame at one origin', () => {
    const form = formOf('hush', 'clinic.intake-1234')
    const recorded =
      '<div data-secure-form="clinic.intake-1234" data-secure-form-transparent-background="true"></div>' +
      '<script src="https://hushforms.com/f/public/javascript/embed-hush-form.js"></script>'
    for (const [name, value] of Object.entries(providers.hush.attributes(form)))
      expect(recorded).toContain(`${name}="${value}"`)
    expect(formPolicy(form)).toEqual({
      'script-src': ['https://hushforms.com'],
      'frame-src': ['https://hushforms.com'],
    })
    expect(providers.hush.directLink(form)).toBe('https://hushforms.com/clinic.intake-1234')
  })

  it('Jotform: the address of its frame is the direct link', () => {
    const recorded =
      '<iframe id="JotFormIFrame-230000000000001" src="https://form.jotform.com/230000000000001"></iframe>'
    expect(recorded).toContain(`src="${providers.jotform.directLink(formOf('jotform', '230000000000001'))}"`)
  })

  // Typeform's own code runs in providers.spec.ts.
  it('Typeform: no host but that of its frame, in each region', () => {
    for (const address of ['https://form.typeform.com', 'https://form.typeform.eu']) {
      const form = formOf('typeform', 'AbCdEf12', { origin: address })
      expect(formPolicy(form)).toEqual({ 'frame-src': [address] })
      expect(providers.typeform.directLink(form)).toBe(`${address}/to/AbCdEf12`)
    }
  })
})

describe('content/clinic.yaml', () => {
  it('must give the address of a provider that has one for each clinic', () => {
    expect(messages({ provider: 'frame' })).toEqual([
      expect.stringMatching(/^forms\.origin: .*such as https:\/\/forms\.example\.ca\.$/),
    ])
    expect(messages({ provider: 'frame', ...origin })).toBeUndefined()
  })

  it.each([
    ['hush', 'http://localhost:3001', undefined],
    ['frame', 'http://localhost:3001', undefined],
    ['typeform', 'https://clinic.typeform.com', undefined],
    ['typeform', 'https://form.typeform.eu', undefined],
    ['jotform', 'https://eu.jotform.com', undefined],
    ['typeform', 'http://localhost:3001', 'Write https://form.typeform.com, or leave it out.'],
    ['jotform', 'http://form.jotform.com', 'Write https://form.jotform.com, or leave it out.'],
    ['frame', 'http://forms.example.ca', 'Write https://forms.example.ca, or leave it out.'],
    ['typeform', 'https://Clinic.typeform.com', 'such as https://clinic.typeform.com.'],
    ['jotform', 'https://form.jotform.com?x', 'such as https://form.jotform.com.'],
    ['frame', 'https://me@forms.example.ca', 'such as https://forms.example.ca.'],
    ['hush', 'https://hushforms.com:443', 'such as https://hushforms.com.'],
    ['hush', 'http://localhost:3001@evil.example', 'such as http://evil.example.'],
    ['hush', "https://a.example;script-src 'unsafe-inline'", 'such as https://forms.example.ca.'],
    ['hush', 'https://*.example.ca', 'such as https://example.ca.'],
    ['hush', 'https://localhost:3001', 'such as https://example.ca.'],
    ['hush', 'https://a.example/path', 'such as https://a.example.'],
  ])(
    '%s at %s: the provider’s code gets this address, or the build says what to write',
    (provider, address, says) => {
      const found = messages({ provider, origin: address })
      expect(found?.map((message) => message.startsWith('forms.origin: ') && message.endsWith(says ?? ''))).toEqual(
        says && [true],
      )
    },
  )

  it('may name form ids with dots, as Hush gives them out, and no path', () => {
    expect(messages({ ids: { tmj: 'clinic.intake-1234' } })).toBeUndefined()
    for (const id of ['..', '../x', 'a/b', 'a b', './a']) expect(messages({ ids: { tmj: id } }), id).toBeDefined()
  })
})
