// Any provider that shows a form at an address: a plain frame, which scrolls by itself.
import { makeFrame, whenFrameLoads } from '../frames.ts'
import type { FormAdapter } from '../provider.ts'

export const adapter: FormAdapter = {
  globals: [],
  mount(stage) {
    const unwatch = whenFrameLoads(stage)
    makeFrame(stage, `${stage.form.origin}/${stage.form.id}`)
    return unwatch
  },
}
