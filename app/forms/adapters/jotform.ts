// Jotform: a plain frame that reports its height. Jotform's embed script does no more than this, so the page runs no
// script of theirs.
import { addFrame, whenFrameLoads } from '../frames.ts'
import { followHeight } from '../height.ts'
import type { FormAdapter } from '../lifecycle.ts'

/** Height in a message such as `setHeight:539:230000000000001`. The last part is the form's id. */
export function heightIn(data: unknown, id: string): string | undefined {
  if (typeof data !== 'string') return undefined
  const [, height, form] = /^setHeight:([^:]+):([^:]+)$/.exec(data) ?? []
  return form === id ? height : undefined
}

export const jotform: FormAdapter = (stage) => {
  const { origin, id } = stage.form
  const cleanups = [followHeight(stage, (data) => heightIn(data, id)), whenFrameLoads(stage)]
  addFrame(stage, `${origin}/${id}?isIframeEmbed=1`)
  return () => cleanups.forEach((cleanUp) => cleanUp())
}
