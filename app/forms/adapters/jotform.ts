// Jotform: a plain frame that says how tall it is. Their embed handler does the same, so no script of theirs runs on this page.
import { followHeight, makeFrame, whenFrameLoads } from '../frames.ts'
import type { FormAdapter } from '../provider.ts'

/** Height in a message such as `setHeight:539:230000000000001`; the last part names the form. */
export function heightIn(data: unknown, id: string): string | undefined {
  const [, height, form] = (typeof data === 'string' && /^setHeight:([^:]+):([^:]+)$/.exec(data)) || []
  return form === id ? height : undefined
}

export const adapter: FormAdapter = {
  globals: [],
  mount(stage) {
    const { form, place } = stage
    const unwatch = whenFrameLoads(stage)
    const unfollow = followHeight(place, form.origin, (data) => heightIn(data, form.id))
    makeFrame(stage, `${form.origin}/${form.id}?isIframeEmbed=1`)
    return () => {
      unfollow()
      unwatch()
    }
  },
}
