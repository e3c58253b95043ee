// Typeform: its own package makes the frame and reads its messages. It is part of this site, so the page runs no
// script of another host.
import { createWidget } from '@typeform/embed'
import { parseAddress } from '../../parse-address.ts'
import { choiceOnPage } from '../choice.ts'
import { addFrame, isFromFrame, whenFrameLoads } from '../frames.ts'
import { followHeight } from '../height.ts'
import { MAX_HEIGHT, MIN_HEIGHT } from '../../schema/form-height.ts'
import type { FormAdapter, FormStage } from '../lifecycle.ts'

export const typeform: FormAdapter = (stage) => {
  const height = followHeight(stage)
  const cleanups = [height.stop, whenFrameLoads(stage), refuseMessages(stage)]
  // The package sizes and empties its container. This one is in no page: `followHeight` sizes the frame, and a page
  // of this site turns no text into markup, not even an empty one.
  const container = Object.defineProperty(document.createElement('div'), 'innerHTML', { value: '', writable: true })
  const choice = choiceOnPage()
  createWidget(stage.form.id, {
    container,
    ...(choice && { hidden: { choice } }),
    domain: new URL(stage.form.origin).host,
    inlineOnMobile: true,
    disableTracking: true,
    autoResize: `${MIN_HEIGHT},${MAX_HEIGHT}`,
    // A closed form is shown, but nobody can fill it in.
    onReady: ({ isClosed }) => (isClosed ? stage.opened() : stage.ready()),
    onHeightChanged: (event) => void height.want(event.height),
  })
  const frame = container.querySelector('iframe')
  if (frame) addFrame(stage, frame)
  else stage.failed()
  return () => cleanups.forEach((cleanUp) => cleanUp())
}

/**
 * The package acts on a message of any window that knows the id of the embed, fails on one without data, and leads
 * the tab to any address. This keeps such messages from it. Returns a function that stops this.
 */
function refuseMessages(stage: FormStage): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    const { data } = event
    const isForPackage = typeof data === 'object' && data !== null && 'embedId' in data
    const isEmpty = data === null || data === undefined
    if (isEmpty || (isForPackage && (leavesSite(data) || !isFromFrame(stage, event))))
      event.stopImmediatePropagation()
  }
  addEventListener('message', onMessage, true)
  return () => removeEventListener('message', onMessage, true)
}

/** Whether a message asks for an address of another site. */
function leavesSite({ type, url }: { embedId: unknown; type?: unknown; url?: unknown }): boolean {
  if (!['redirect-after-submit', 'thank-you-screen-redirect'].includes(String(type))) return false
  return parseAddress(String(url))?.origin !== location.origin
}
