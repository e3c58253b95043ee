// Jotform: a plain frame that reports its height. Jotform's own embed script does the same, so the page runs no
// script of theirs.
import { addFrame, boundedHeight, followHeight, whenFrameLoads, whenFrameSends } from '../frames.ts'
import type { FormAdapter } from '../provider.ts'

/** Height in a message such as `setHeight:539:230000000000001`. The last part is the form's id. */
export function heightIn(data: unknown, id: string): string | undefined {
  if (typeof data !== 'string') return undefined
  const [, height, form] = /^setHeight:([^:]+):([^:]+)$/.exec(data) ?? []
  return form === id ? height : undefined
}

export const jotform: FormAdapter = {
  // The height of the form with this id.
  proof: 'message',
  mount(stage) {
    const { form, place, ready } = stage
    const stopWatching = whenFrameLoads(stage)
    const stopFollowing = followHeight(place, form.origin, (data) => heightIn(data, form.id))
    const stopListening = whenFrameSends(place, form.origin, (data) => {
      if (boundedHeight(heightIn(data, form.id))) ready()
    })
    addFrame(stage, `${form.origin}/${form.id}?isIframeEmbed=1`)
    return () => {
      stopListening()
      stopFollowing()
      stopWatching()
    }
  },
}
