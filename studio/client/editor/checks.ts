// Saves each change of the file as its draft, and then checks the site with it.
import { get, messageOf, post, TAB } from '../api.ts'
import { messagesByField, textOf, type EditorState } from './state.ts'

/** Pause after the last key, in ms. */
export const CHECK_AFTER = 120

/** What a check needs of the editor. */
interface Checked {
  readonly state: EditorState
  change: (part: Partial<EditorState>) => void
}

export class Checks {
  private readonly editor: Checked
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: AbortController | undefined
  /** Why the last check failed. */
  private fault: string | undefined

  constructor(editor: Checked) {
    this.editor = editor
  }

  /** Checks after a pause. A call during the pause begins it again. */
  soon(pause = CHECK_AFTER): void {
    this.stop()
    if (this.editor.state.isChecked) this.editor.change({ isChecked: false })
    const running = new AbortController()
    this.running = running
    this.timer = setTimeout(() => void this.check(running.signal), pause)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.running?.abort()
  }

  private async check(signal: AbortSignal): Promise<void> {
    const { editor } = this
    try {
      const { name, text: base } = editor.state.file
      const shown = await post('draft', { name, text: textOf(editor.state), base, tab: TAB }, signal)
      // The preview follows at once.
      editor.change({ shown })
      const problems = await get('problems')
      if (signal.aborted) return
      const here = problems.filter(({ file }) => file === name)
      editor.change({ problems, isChecked: true, byField: messagesByField(here) })
      // The reason why the file could not be saved must stay.
      if (editor.state.fault === this.fault) editor.change({ fault: undefined })
    } catch (error) {
      if (signal.aborted) return
      this.fault = messageOf(error)
      editor.change({ fault: this.fault })
    }
  }
}
