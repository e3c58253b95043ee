// The form providers: what their embed codes say about addresses, attributes and the Content-Security-Policy.
//
// To add one, describe it here, write app/forms/adapters/NAME.ts, and add it to app/forms/adapters.ts. Its embed code
// goes into form-providers.test.ts, a stand-in for its script into tests/browser/provider.ts, and its form into
// app/forms/providers.spec.ts.

export const formProviderNames = ['hush', 'typeform', 'jotform', 'frame'] as const
export type FormProviderName = (typeof formProviderNames)[number]

/** The height that a page reserves for a form, in px, in windows under 380 px, under 600 px, and wider. */
export interface ReservedHeight {
  smallPhone: number
  phone: number
  wide: number
}

/** A form as the embed needs it. The browser receives all of it. */
export interface FormView {
  provider: FormProviderName
  /** Form id at the provider. */
  id: string
  /** Origin that serves the provider's script and frame, without a trailing slash. */
  origin: string
  reservedHeight?: ReservedHeight
}

type FormDirective = 'script-src' | 'frame-src'

/** Sources that a page with the form must allow, by directive of its CSP. */
export type FormPolicy = Partial<Record<FormDirective, readonly string[]>>

interface FormProvider {
  /** Where the provider serves forms. Undefined when each clinic has a different origin. */
  origin?: string
  /** Path of the provider's script at its origin, if it has one that runs on the page. */
  script?: string
  /** The provider's name, as patients read it in the bar above the form. */
  title(form: FormView): string
  /** Address of the form's own page at the provider. */
  directLink(form: FormView): string
  policy(form: FormView): FormPolicy
  /** Attributes by which the provider's script finds the element to fill. */
  attributes(form: FormView): Readonly<Record<`data-${string}`, string>>
}

/** Path of Hush's embed script. */
export const HUSH_SCRIPT = '/f/public/javascript/embed-hush-form.js'

const idAtOrigin = ({ origin, id }: FormView) => `${origin}/${id}`
const noAttributes = () => ({})

export const providers: Record<FormProviderName, FormProvider> = {
  hush: {
    origin: 'https://hushforms.com',
    script: HUSH_SCRIPT,
    title: (form) => (isDemonstration(form) ? 'Demonstration form' : 'Hush Secure Forms'),
    directLink: idAtOrigin,
    policy: ({ origin }) => ({ 'script-src': [origin], 'frame-src': [origin] }),
    attributes: ({ id }) => ({ 'data-secure-form': id, 'data-secure-form-transparent-background': 'true' }),
  },
  typeform: {
    origin: 'https://form.typeform.com',
    title: () => 'Typeform',
    // @typeform/embed makes the same address from the host of the origin, for regions and own domains too.
    directLink: ({ origin, id }) => `${origin}/to/${id}`,
    policy: ({ origin }) => ({ 'frame-src': [origin] }),
    attributes: noAttributes,
  },
  jotform: {
    origin: 'https://form.jotform.com',
    title: () => 'Jotform',
    directLink: idAtOrigin,
    // After sending, the frame goes to another host of Jotform (submit, hipaa-submit), which `frame-src` must allow.
    policy: ({ origin }) => ({ 'frame-src': [origin, 'https://*.jotform.com'] }),
    attributes: noAttributes,
  },
  frame: {
    title: ({ origin }) => new URL(origin).host,
    directLink: idAtOrigin,
    policy: ({ origin }) => ({ 'frame-src': [origin] }),
    attributes: noAttributes,
  },
}

/** What the CSP of a page with the form must allow for its provider. */
export function formPolicy(form: FormView): FormPolicy {
  return providers[form.provider].policy(form)
}

/** Whether the provider's script runs on a page with the form. It can read everything on that page. */
export function runsScript({ provider }: FormView): boolean {
  return providers[provider].script !== undefined
}

/** Address of the provider's script that a page with the form runs, or undefined. */
export function providerScript({ provider, origin }: FormView): string | undefined {
  const { script } = providers[provider]
  return script && `${origin}${script}`
}

/** Port of hosting/demonstration-provider in content/clinic.yaml. FORMS_PORT sets another one. */
export const LOCAL_FORMS_PORT = 3001

/** Whether the form comes from the demonstration provider on this machine, and not from a real one. */
export function isDemonstration({ origin = '' }: { origin?: string | undefined }): boolean {
  return /^http:\/\/localhost:\d+$/.test(origin)
}

/**
 * What is wrong with the address that a clinic gives for its provider, and what to write, or undefined. The content
 * policy, the provider's code and the messages of its frame must all agree on it.
 */
export function originProblem(provider: FormProviderName, origin: string | undefined): string | undefined {
  if (origin === undefined) {
    if (providers[provider].origin) return undefined
    return 'This provider has a different address for each clinic. Write it, such as https://forms.example.ca.'
  }
  const written = URL.canParse(origin) ? new URL(origin).origin : 'https://forms.example.ca'
  if (written !== origin) return `Write only the scheme and host, in lower case, such as ${written}.`
  if (origin.startsWith('https:')) return undefined
  // Typeform's code makes https addresses only.
  if (isDemonstration({ origin }) && provider !== 'typeform') return undefined
  const usual = providers[provider].origin
  const secure = isDemonstration({ origin }) && usual ? usual : origin.replace('http:', 'https:')
  return `The forms of this provider are at https addresses. Write ${secure}, or leave it out.`
}
