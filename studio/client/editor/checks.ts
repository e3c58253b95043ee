// Saves each change of the file as its draft, and then checks the site with it.
import { get, messageOf, post, TAB } from '../api.ts'
import { valueOf, type EditorState } from './state.ts'

/** Pause after the last key, in ms. */
export const CHECK_AFTER = 120

/** What a check needs of the editor. */
interface Editor {
  readonly state: EditorState
  change: (part: Partial<EditorState>) => void
}

export class Checks {
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: AbortController | undefined
  /** Why the last check failed. */
  private fault: string | undefined

  /** Checks after a pause. A call during the pause begins it again. */
  soon(editor: Editor, pause = CHECK_AFTER): void {
    this.stop()
    if (editor.state.isChecked) editor.change({ isChecked: false })
    const running = new AbortController()
    this.running = running
    this.timer = setTimeout(() => void this.check(editor, running.signal), pause)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.running?.abort()
  }

  private async check(editor: Editor, signal: AbortSignal): Promise<void> {
    try {
      const { name, value: base } = editor.state.file
      const change = { name, value: valueOf(editor.state), base, tab: TAB }
      const { texts, length } = await post('draft', change, signal)
      // The preview follows at once.
      editor.change({ texts, length })
      const problems = await get('problems')
      if (signal.aborted) return
      const here = Map.groupBy(problems, ({ file, path }) => (file === name ? path : undefined))
      here.delete(undefined)
      const byField = [...here].map(
        ([path = '', list]) => [path, list.map(({ message }) => message).join('\n')] as const,
      )
      editor.change({ problems, isChecked: true, byField: new Map(byField) })
      // The reason why the file could not be saved must stay.
      if (editor.state.fault === this.fault) editor.change({ fault: undefined })
    } catch (error) {
      if (signal.aborted) return
      this.fault = messageOf(error)
      editor.change({ fault: this.fault })
    }
  }
}
