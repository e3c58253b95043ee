// The facts about each form provider, from its embed code: name, direct link, sources for the content policy,
// attributes.
import type { FormProviderName, FormView } from '../content/schema/references.ts'
import type { FormPolicy, FormProvider } from './provider.ts'

const idAtOrigin = ({ origin, id }: FormView) => `${origin}/${id}`
const noAttributes = () => ({})
const scriptAndFrame = ({ origin }: FormView): FormPolicy => ({ 'script-src': [origin], 'frame-src': [origin] })

const hush: FormProvider = {
  title: () => 'Hush Secure Forms',
  directLink: idAtOrigin,
  policy: scriptAndFrame,
  attributes: ({ id }) => ({ 'data-secure-form': id, 'data-secure-form-transparent-background': 'true' }),
}

export const providers: Record<FormProviderName, FormProvider> = {
  hush,
  /** The local form service of `npm start`. It works like Hush: same script path, same attributes, another origin. */
  local: { ...hush, title: () => 'Demonstration form' },
  jotform: {
    title: () => 'Jotform',
    directLink: idAtOrigin,
    // After sending, the frame goes to another host of Jotform (submit, hipaa-submit), which `frame-src` must allow.
    policy: ({ origin }) => ({ 'frame-src': [origin, 'https://*.jotform.com'] }),
    attributes: noAttributes,
  },
  cognito: {
    title: () => 'Cognito Forms',
    directLink: ({ origin, account = '', id }) => `${origin}/f/${account}/${id}`,
    // Cognito draws the form into the page itself, so it also needs styles and network requests. These hosts are not
    // verified. Confirm them with Cognito before launch.
    policy: ({ origin }) => {
      const hosts = [origin, 'https://static.cognitoforms.com']
      return {
        'script-src': hosts,
        'style-src': [...hosts, "'unsafe-inline'"],
        'connect-src': hosts,
        'img-src': hosts,
        'font-src': hosts,
      }
    },
    attributes: noAttributes,
  },
  typeform: {
    title: () => 'Typeform',
    directLink: ({ origin, id }) => `${origin}/to/${id}`,
    policy: ({ origin }) => ({
      'script-src': [TYPEFORM_EMBED],
      'style-src': [TYPEFORM_EMBED],
      'frame-src': [origin],
    }),
    // `data-tf-widget` takes the id of the direct link. The id of `data-tf-live` is another one and opens no page.
    attributes: ({ id }) => ({ 'data-tf-widget': id, 'data-tf-auto-resize': 'true', 'data-tf-inline-on-mobile': '' }),
  },
  formio: {
    title: () => 'Form.io',
    directLink: idAtOrigin,
    // Form.io's renderer compiles templates in the browser and needs 'unsafe-eval' for that.
    policy: ({ origin }) => ({
      'script-src': [FORMIO_LIBRARY, "'unsafe-eval'"],
      'style-src': [FORMIO_LIBRARY, "'unsafe-inline'"],
      'font-src': [FORMIO_LIBRARY],
      'connect-src': [origin],
    }),
    attributes: noAttributes,
  },
  frame: {
    title: ({ origin }) => new URL(origin).host,
    directLink: idAtOrigin,
    policy: ({ origin }) => ({ 'frame-src': [origin] }),
    attributes: noAttributes,
  },
}

/** The content policy of a page with the form. */
export function formPolicy(form: FormView): FormPolicy {
  return form.frame ? { 'frame-src': [new URL(form.frame).origin] } : providers[form.provider].policy(form)
}

/** Path of Hush's embed script. The local form service uses the same path. */
export const HUSH_SCRIPT = '/f/public/javascript/embed-hush-form.js'
/** Host of Typeform's embed script and style sheet. */
export const TYPEFORM_EMBED = 'https://embed.typeform.com'
/** Host of Form.io's renderer and style sheet. */
export const FORMIO_LIBRARY = 'https://cdn.form.io'
