// Cognito Forms, "seamless" embed: a script with key and form number draws the form where the script stands.
import { whenAppears } from '../frames.ts'
import type { FormAdapter } from '../provider.ts'
import { runScript } from '../script.ts'

export const adapter: FormAdapter = {
  globals: ['Cognito'],
  mount({ form, place, ready, failed }) {
    const unwatch = whenAppears(place, 'form, iframe', ready)
    const removeScript = runScript({
      src: `${form.origin}/f/seamless.js`,
      attributes: { 'data-key': form.account ?? '', 'data-form': form.id },
      host: place,
      globals: adapter.globals,
      onError: failed,
    })
    return () => {
      removeScript()
      unwatch()
    }
  },
}
