// Hush Secure Forms, and the local form service, which works like it. A script of the provider puts a frame into each
// element with the attribute data-secure-form.
import { boundedHeight, followHeight, whenFrameLoads, whenFrameSends } from '../frames.ts'
import type { FormAdapter, FormStage } from '../provider.ts'
import { HUSH_SCRIPT } from '../providers.ts'
import { runScript } from '../script.ts'

/** Height in a message of the local form service. Hush documents no message: its own script sizes the frame. */
export function heightIn(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('height' in data)) return undefined
  return data.type === 'secure-form-height' ? data.height : undefined
}

function mount(stage: FormStage): () => void {
  const { form, failed } = stage
  const stopWatching = whenFrameLoads(stage)
  const removeScript = runScript({ src: `${form.origin}${HUSH_SCRIPT}`, onError: failed })
  return () => {
    removeScript()
    stopWatching()
  }
}

export const hush: FormAdapter = { proof: 'none', mount }

/** The local form service sends its height once its form is drawn. Its error pages send nothing. */
export const local: FormAdapter = {
  proof: 'message',
  mount(stage) {
    const { form, place, ready } = stage
    const stopFollowing = followHeight(place, form.origin, heightIn)
    const stopListening = whenFrameSends(place, form.origin, (data) => {
      if (boundedHeight(heightIn(data))) ready()
    })
    const unmount = mount(stage)
    return () => {
      unmount()
      stopListening()
      stopFollowing()
    }
  },
}
