// What the site asks of a form provider. Nothing outside app/forms knows a provider by name.
import type { FormView } from '../content/references.ts'

/** Sources that a page showing the form must allow, by directive of its security policy. */
export type FormPolicy = Partial<
  Record<'script-src' | 'frame-src' | 'style-src' | 'connect-src' | 'img-src' | 'font-src', readonly string[]>
>

/** What is known of a provider before anything of it runs; the prerendered page needs no more. */
export interface FormProvider {
  /** Name as patients read it in the bar above the form. */
  title(form: FormView): string
  /** Address of the form's own page at the provider. */
  directLink(form: FormView): string
  policy(form: FormView): FormPolicy
  /** Attributes of the mount element by which the provider's script finds the form. */
  attributes(form: FormView): Readonly<Record<`data-${string}`, string>>
}

/** What an adapter is given to work with. */
export interface FormStage {
  form: FormView
  /** Mount element; everything in it belongs to the adapter. */
  place: HTMLElement
  /** Name of the form's frame for screen readers, where the provider gives none. */
  frameTitle: string
  /** To be called when the form can be filled in. */
  ready(): void
  /** To be called when the form can't be shown. */
  failed(): void
}

/** The part of a provider that runs in the browser, loaded only where its form is shown. */
export interface FormAdapter {
  /** Names that the provider's script leaves on `window`. */
  globals: readonly string[]
  /** Puts the form into the stage's place. Returns a function that takes away all that came with it; calling that twice does no harm. */
  mount(stage: FormStage): () => void
}
