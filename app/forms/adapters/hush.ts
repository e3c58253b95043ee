// Hush Secure Forms, and the demonstration provider, which works as Hush does: a script of the provider puts a frame
// into each element with the attribute data-secure-form.
import { HUSH_SCRIPT } from '../../schema/form-providers.ts'
import { whenFrameLoads, whenFrameSends } from '../frames.ts'
import { followHeight } from '../height.ts'
import type { FormAdapter } from '../lifecycle.ts'
import { runScript } from '../script.ts'

type WindowWithHush = Window & { HUSH?: { embedHushForm?: { refresh?: () => void } } }

/** Height in a message of the demonstration provider. Hush documents no message: its script sizes the frame. */
export function heightIn(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('height' in data)) return undefined
  return data.type === 'secure-form-height' ? data.height : undefined
}

export const hush: FormAdapter = (stage) => {
  const height = followHeight(stage)
  const cleanups = [
    height.stop,
    whenFrameSends(stage, (data) => {
      if (height.want(heightIn(data))) stage.ready()
    }),
    whenFrameLoads(stage),
    runScript({
      src: `${stage.form.origin}${HUSH_SCRIPT}`,
      lookAgain: () => {
        const { refresh = stage.failed } = (window as WindowWithHush).HUSH?.embedHushForm ?? {}
        refresh()
      },
      onError: stage.failed,
    }),
  ]
  return () => cleanups.forEach((cleanUp) => cleanUp())
}
