// Typeform: a script turns every [data-tf-widget] into a frame, which it sizes itself.
import { whenFrameLoads } from '../frames.ts'
import type { FormAdapter } from '../provider.ts'
import { TYPEFORM_EMBED } from '../providers.ts'
import { runScript } from '../script.ts'

type WindowWithTypeform = Window & { tf?: { load?: () => void } }

export const adapter: FormAdapter = {
  globals: ['tf'],
  mount(stage) {
    const unwatch = whenFrameLoads(stage)
    const removeScript = runScript({
      src: `${TYPEFORM_EMBED}/next/embed.js`,
      globals: adapter.globals,
      // The script looks for mounts when the document is read, which is long past here.
      onLoad: () => (window as WindowWithTypeform).tf?.load?.(),
      onError: stage.failed,
    })
    return () => {
      removeScript()
      unwatch()
    }
  },
}
