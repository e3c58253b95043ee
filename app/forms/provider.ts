// What the site needs from a form provider. Only app/forms knows the providers by name.
import type { FormView } from '../content/schema/references.ts'

/** Where a page with a form reports what its content policy refuses. A host may answer this path with nothing. */
export const POLICY_REPORTS = '/policy-reports'

type FormDirective = 'script-src' | 'frame-src' | 'style-src' | 'connect-src' | 'img-src' | 'font-src'

/** Sources that a page with the form must allow, by directive of its content policy. */
export type FormPolicy = Partial<Record<FormDirective, readonly string[]>>

/** The facts about a provider that the build needs. */
export interface FormProvider {
  /** The provider's name, as patients read it in the bar above the form. */
  title(form: FormView): string
  /** Address of the form's own page at the provider. */
  directLink(form: FormView): string
  policy(form: FormView): FormPolicy
  /** Attributes by which the provider's script finds the element to fill. */
  attributes(form: FormView): Readonly<Record<`data-${string}`, string>>
}

/** What an adapter gets to show a form: the form, its place on the page, and how to report the result. */
export interface FormStage {
  form: FormView
  /** The adapter may change everything in this element. */
  place: HTMLElement
  /** Title of the form's frame for screen readers, where the provider gives none. */
  frameTitle: string
  /**
   * The adapter calls this when something was loaded that may be the form or an error page, which the browser does
   * not tell apart.
   */
  opened(): void
  /** The adapter calls this when it has its proof that the visitor can fill in the form. */
  ready(): void
  /** The adapter calls this when the form can't be shown. */
  failed(): void
}

/**
 * What proves that the visitor can fill in the form. `message`: the form's frame sends a message that only the form
 * sends. `drawn`: the provider's script draws the form into the page. `none`: the provider gives no proof, so the
 * page never says that the form is ready.
 */
export type FormProof = 'message' | 'drawn' | 'none'

/** The part of a provider that runs in the browser. */
export interface FormAdapter {
  proof: FormProof
  /** Puts the form into the stage's place. Returns a function that removes it, which may be called twice. */
  mount(stage: FormStage): () => void
}
