// Any provider that shows a form at an address: a plain frame, which scrolls by itself.
import { addFrame, whenFrameLoads } from '../frames.ts'
import type { FormAdapter } from '../provider.ts'

export const frame: FormAdapter = {
  // A frame that has loaded may show an error page.
  proof: 'none',
  mount(stage) {
    const stopWatching = whenFrameLoads(stage)
    addFrame(stage, stage.form.frame ?? `${stage.form.origin}/${stage.form.id}`)
    return stopWatching
  },
}
