// Typeform: a script turns every [data-tf-widget] into a frame and sizes it.
import { whenFrameLoads } from '../frames.ts'
import type { FormAdapter } from '../provider.ts'
import { TYPEFORM_EMBED } from '../providers.ts'
import { runScript } from '../script.ts'

type WindowWithTypeform = Window & { tf?: { load?: () => void } }

export const typeform: FormAdapter = {
  mount(stage) {
    const stopWatching = whenFrameLoads(stage)
    const removeScript = runScript({
      src: `${TYPEFORM_EMBED}/next/embed.js`,
      // The script looks for forms once, when the document has been parsed. It loads later than that, so it must be
      // told to look again.
      onLoad: () => (window as WindowWithTypeform).tf?.load?.(),
      onError: stage.failed,
    })
    return () => {
      removeScript()
      stopWatching()
    }
  },
}
