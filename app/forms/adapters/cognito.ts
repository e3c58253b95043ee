// Cognito Forms, "seamless" embed: a script with account key and form number draws the form where the script is.
import { whenAppears } from '../frames.ts'
import type { FormAdapter } from '../provider.ts'
import { runScript } from '../script.ts'

export const cognito: FormAdapter = {
  // A form element with a field in it.
  proof: 'drawn',
  mount({ form, place, ready, failed }) {
    const stopWatching = whenAppears(place, 'form :is(input, select, textarea, button)', ready)
    const removeScript = runScript({
      src: `${form.origin}/f/seamless.js`,
      attributes: { 'data-key': form.account ?? '', 'data-form': form.id },
      parent: place,
      onError: failed,
    })
    return () => {
      removeScript()
      stopWatching()
    }
  },
}
