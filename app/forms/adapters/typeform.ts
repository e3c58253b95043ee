// Typeform: a script turns every [data-tf-widget] into a frame and sizes it.
import { whenFrameLoads, whenFrameSends } from '../frames.ts'
import type { FormAdapter } from '../lifecycle.ts'
import { TYPEFORM_EMBED } from '../providers.ts'
import { runScript } from '../script.ts'

type WindowWithTypeform = Window & { tf?: { load?: () => void } }

/** Whether a message says that the form can be filled in, as @typeform/embed reads it. */
function saysReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'form-ready'
}

export const typeform: FormAdapter = (stage) => {
  const { ready, failed } = stage
  const cleanups = [
    whenFrameSends(stage, (data) => {
      if (saysReady(data)) ready()
    }),
    whenFrameLoads(stage),
    runScript({
      src: `${TYPEFORM_EMBED}/next/embed.js`,
      // The script looks for forms when the document has been parsed. It loads later than that, so it must be told to
      // look again.
      onLoad: () => (window as WindowWithTypeform).tf?.load?.(),
      onError: failed,
    }),
  ]
  return () => cleanups.forEach((cleanUp) => cleanUp())
}
