// The form providers: what their embed codes say about addresses, attributes and the content policy.

export const formProviderNames = ['hush', 'typeform', 'jotform', 'frame'] as const
export type FormProviderName = (typeof formProviderNames)[number]

/** Bounds of a form's height, in px. */
export const MIN_HEIGHT = 200
export const MAX_HEIGHT = 6000

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

type FormDirective = 'script-src' | 'frame-src' | 'style-src'

/** Sources that a page with the form must allow, by directive of its content policy. */
export type FormPolicy = Partial<Record<FormDirective, readonly string[]>>

interface FormProvider {
  /** Where the provider serves forms. Undefined when each clinic has a different origin. */
  origin?: string
  /** Whether the provider's script runs on the page. */
  hasScript: boolean
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
/** Host of Typeform's embed script and style sheet. */
export const TYPEFORM_EMBED = 'https://embed.typeform.com'

const idAtOrigin = ({ origin, id }: FormView) => `${origin}/${id}`
const noAttributes = () => ({})

export const providers: Record<FormProviderName, FormProvider> = {
  hush: {
    origin: 'https://hushforms.com',
    hasScript: true,
    title: (form) => (isDemonstration(form) ? 'Demonstration form' : 'Hush Secure Forms'),
    directLink: idAtOrigin,
    policy: ({ origin }) => ({ 'script-src': [origin], 'frame-src': [origin] }),
    attributes: ({ id }) => ({ 'data-secure-form': id, 'data-secure-form-transparent-background': 'true' }),
  },
  typeform: {
    origin: 'https://form.typeform.com',
    hasScript: true,
    title: () => 'Typeform',
    directLink: ({ origin, id }) => `${origin}/to/${id}`,
    policy: ({ origin }) => ({
      'script-src': [TYPEFORM_EMBED],
      'style-src': [TYPEFORM_EMBED],
      'frame-src': [origin],
    }),
    // `data-tf-widget` takes the id of the direct link. `data-tf-live` takes a different id, which opens no page.
    attributes: ({ id }) => ({ 'data-tf-widget': id, 'data-tf-auto-resize': 'true', 'data-tf-inline-on-mobile': '' }),
  },
  jotform: {
    origin: 'https://form.jotform.com',
    hasScript: false,
    title: () => 'Jotform',
    directLink: idAtOrigin,
    // After sending, the frame goes to another host of Jotform (submit, hipaa-submit), which `frame-src` must allow.
    policy: ({ origin }) => ({ 'frame-src': [origin, 'https://*.jotform.com'] }),
    attributes: noAttributes,
  },
  frame: {
    hasScript: false,
    title: ({ origin }) => new URL(origin).host,
    directLink: idAtOrigin,
    policy: ({ origin }) => ({ 'frame-src': [origin] }),
    attributes: noAttributes,
  },
}

/** The content policy of a page with the form. */
export function formPolicy(form: FormView): FormPolicy {
  return providers[form.provider].policy(form)
}

/** Whether the provider's script runs on a page with the form. It can read everything on that page. */
export function runsScript({ provider }: FormView): boolean {
  return providers[provider].hasScript
}

/** Port of the demonstration service (hosting/forms) in content/clinic.yaml. FORMS_PORT sets another one. */
export const LOCAL_FORMS_PORT = 3001

/** Whether the form comes from the demonstration service on this machine, and from no provider. */
export function isDemonstration({ origin = '' }: { origin?: string | undefined }): boolean {
  return origin.startsWith('http://localhost:')
}
