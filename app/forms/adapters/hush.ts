// Hush Secure Forms, and the local form service, which works like it. A script of the provider puts a frame into each
// element with the attribute data-secure-form.
import { followHeight, whenFrameLoads } from '../frames.ts'
import type { FormAdapter } from '../provider.ts'
import { HUSH_SCRIPT } from '../providers.ts'
import { runScript } from '../script.ts'

/** Height in a message of the local form service. Hush documents no message: its own script sizes the frame. */
export function heightIn(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('height' in data)) return undefined
  return data.type === 'secure-form-height' ? data.height : undefined
}

export const hush: FormAdapter = {
  mount(stage) {
    const { form, place, failed } = stage
    const stopWatching = whenFrameLoads(stage)
    const stopFollowing = followHeight(place, form.origin, heightIn)
    const removeScript = runScript({ src: `${form.origin}${HUSH_SCRIPT}`, onError: failed })
    return () => {
      removeScript()
      stopFollowing()
      stopWatching()
    }
  },
}
