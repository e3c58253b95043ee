// Checks the site after each change of the file. The server saves the text that it checks as the draft.
import { startTransition } from 'react'
import { messageOf, post, TAB } from '../api.ts'
import { messagesByField, textOf, type EditorState } from './state.ts'

/** Pause after the last key, in ms. */
export const CHECK_AFTER = 120

export class Checks {
  private readonly read: () => EditorState
  private readonly change: (part: Partial<EditorState>) => void
  private readonly changeSoon: (part: Partial<EditorState>) => void
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: AbortController | undefined
  /** Why the last check failed. */
  private fault: string | undefined

  constructor(read: () => EditorState, change: (part: Partial<EditorState>) => void) {
    this.read = read
    // Key presses come before the rendering of what a check found.
    this.changeSoon = (part) => startTransition(() => change(part))
    this.change = change
  }

  /** Checks after a pause. A call during the pause begins it again. */
  soon(pause = CHECK_AFTER): void {
    this.stop()
    if (this.read().isChecked) this.change({ isChecked: false })
    const running = new AbortController()
    this.running = running
    this.timer = setTimeout(() => void this.check(running.signal), pause)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.running?.abort()
  }

  private async check(signal: AbortSignal): Promise<void> {
    try {
      const { file } = this.read()
      const text = textOf(this.read())
      const check = await post('check', { name: file.name, text, base: file.text, tab: TAB }, signal)
      const { fault } = this.read()
      const here = check.problems.filter((problem) => problem.file === file.name)
      this.changeSoon({ check, isChecked: true, byField: messagesByField(here) })
      // The reason why the file could not be saved must stay.
      if (this.fault !== undefined && fault === this.fault) this.changeSoon({ fault: undefined })
    } catch (error) {
      if (signal.aborted) return
      this.fault = messageOf(error)
      this.changeSoon({ fault: this.fault })
    }
  }
}
