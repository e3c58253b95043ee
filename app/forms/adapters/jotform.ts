// Jotform: a plain frame that tells the page what to do. Jotform's embed script does the same, so the page runs no
// script of theirs. A message is `setHeight:539:230000000000001`: what, value, and the form's id. When the visitor
// has sent the form, it is an object.
import { choiceOnPage } from '../choice.ts'
import { addFrame, whenFrameLoads, whenFrameSends } from '../frames.ts'
import { followHeight } from '../height.ts'
import type { FormAdapter } from '../lifecycle.ts'
import { showTop } from '../sight.ts'

/** What a message asks for, and its value. Undefined when it is not of this form. */
function messageOf(data: unknown, id: string): { what: string; value: string } | undefined {
  if (typeof data === 'object' && data !== null && 'action' in data && 'formID' in data)
    return data.formID === id ? { what: String(data.action), value: '' } : undefined
  if (typeof data !== 'string') return undefined
  const [, what = '', value = '', form] = /^(\w+):([^:]*):([^:]+)$/.exec(data) ?? []
  return form === id ? { what, value } : undefined
}

export const jotform: FormAdapter = (stage) => {
  const { form, place } = stage
  const height = followHeight(stage)
  const onMessage = (data: unknown) => {
    const frame = place.querySelector('iframe')
    if (!frame) return
    const message = messageOf(data, form.id)
    switch (message?.what) {
      case 'setHeight':
        if (height.want(message.value)) stage.ready()
        return
      // Another page of the form, or an answer that is missing.
      case 'scrollIntoView':
      case 'submission-completed':
        return showTop(frame)
      case 'collapseErrorPage':
        return void height.want(Math.min(frame.clientHeight, innerHeight))
      // Jotform would reload the whole page, which would count as a view.
      case 'reloadPage':
        return frame.setAttribute('src', frame.src)
      // `loadScript` would run a script of theirs. `exitFullscreen` is not needed: the policy allows no full screen.
    }
  }
  // After sending, the frame shows a page of another host.
  const isJotform = (origin: string) => origin === form.origin || /^https:\/\/[\w-]+\.jotform\.com$/.test(origin)
  const cleanups = [height.stop, whenFrameSends(stage, onMessage, isJotform), whenFrameLoads(stage)]
  const choice = choiceOnPage()
  addFrame(stage, `${form.origin}/${form.id}?isIframeEmbed=1${choice ? `&choice=${choice}` : ''}`)
  return () => cleanups.forEach((cleanUp) => cleanUp())
}
