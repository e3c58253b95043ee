// Hush Secure Forms, and the local form service that speaks the same contract: a script puts a frame into every [data-secure-form].
import { followHeight, whenFrameLoads } from '../frames.ts'
import { HUSH_SCRIPT } from '../providers.ts'
import type { FormAdapter } from '../provider.ts'
import { runScript } from '../script.ts'

/** Height in a message of the local service. Hush documents no message of its own; its script sizes the frame. */
export function heightIn(data: unknown): unknown {
  return typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'secure-form-height' &&
    'height' in data
    ? data.height
    : undefined
}

export const adapter: FormAdapter = {
  globals: ['HUSH'],
  mount(stage) {
    const { form, place, failed } = stage
    const unwatch = whenFrameLoads(stage)
    const unfollow = followHeight(place, form.origin, heightIn)
    const removeScript = runScript({ src: `${form.origin}${HUSH_SCRIPT}`, globals: adapter.globals, onError: failed })
    return () => {
      removeScript()
      unfollow()
      unwatch()
    }
  },
}
