// One file that is open in the studio: a store that components read. An edit goes one way. A control calls `set`;
// edits.ts says what the state becomes; `change` tells the components, and starts the check, which after a pause
// sends what the file says as a draft. save.ts sends it to the file, once it is based on what is on disk (rebase.ts).
import type { Draft, FileState } from '../../protocol.ts'
import { pathInWords } from '../../json-schema/labels.ts'
import type { Schema } from '../../json-schema/schema.ts'
import { isSame, OTHERS } from '../../values/merge.ts'
import { around, type FieldPath } from '../../values/path.ts'
import { get, messageOf, post, TAB } from '../api.ts'
import { opened, undoRedo, withField } from './edits.ts'
import { resumed } from './rebase.ts'
import { UNTOUCHED, type EditorState } from './state.ts'

/** Pauses between the last key and the draft, which the live page shows, and the check of the whole site. */
export const KEEP_AFTER_MS = 100
export const CHECK_AFTER_MS = 500

/** What follows a change: what is announced, and what gets the focus. */
type After = Pick<EditorState, 'announcement' | 'focus'>

export class Editor {
  state: EditorState
  readonly #listeners = new Set<() => void>()
  #check: AbortController | undefined
  /**
   * The last request for a draft. The next one waits for its end, so that an earlier text never replaces a later one.
   */
  #sent = Promise.resolve()
  /** The closed tab whose draft goes on here. */
  #former: string | undefined

  /** `draft` is that of a closed tab. */
  constructor(file: FileState, schema: Schema, draft?: Draft) {
    this.state = opened({ ...UNTOUCHED, schema, open: new Set() }, file)
    this.#former = draft?.tab
    if (draft) this.change(resumed(this.state, file, draft))
    this.checkAgain(false)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Another value is checked after a pause, and at once if it comes from the disk. */
  change(part: Partial<EditorState>): void {
    const former = this.state
    const state = { ...former, ...part }
    this.state = { ...state, isChanged: !isSame(state.value, state.file.value) }
    for (const listener of this.#listeners) listener()
    if (state.versions !== former.versions || state.at !== former.at) this.checkAgain(state.file === former.file)
  }

  /** Sets a text, number or choice, or a whole group or list; undefined removes the field or the item of a list. */
  set(path: FieldPath, value: unknown, after?: After): void {
    this.change({ ...withField(this.state, path, value, Date.now()), ...after })
  }

  /** Undoes the last change (-1), or does it again (1). */
  travel(by: -1 | 1): void {
    const { state, path } = undoRedo(this.state, by) ?? {}
    if (!state || path === undefined) return
    const place = pathInWords(state.schema, state.value, path)
    this.change({ ...state, announcement: `${by < 0 ? 'Undone' : 'Redone'}: ${place}` })
    this.show(path)
  }

  setOpen(path: FieldPath, isOpen: boolean): void {
    const { open } = this.state
    const part = new Set([path])
    if (open.has(path) !== isOpen) this.change({ open: isOpen ? open.union(part) : open.difference(part) })
  }

  /** Opens every part around the field, and puts the field in focus. */
  show(path: FieldPath): void {
    const open = new Set(this.state.open)
    for (let part = path; part; part = around(part)) open.add(part)
    this.change({ open, focus: { id: fieldId(path) } })
  }

  /** Keeps the text as the draft of this tab, and checks the site with it. Each call begins the pauses again. */
  checkAgain(hasPauses = true): void {
    this.#check?.abort()
    if (this.state.isChecked) this.change({ isChecked: false })
    this.#check = new AbortController()
    void this.#keepAndCheck(hasPauses, this.#check.signal)
  }

  async #keepAndCheck(hasPauses: boolean, signal: AbortSignal): Promise<void> {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, hasPauses ? ms : 0))
    await pause(KEEP_AFTER_MS)
    if (signal.aborted) return
    try {
      // The live page follows before the whole site is checked, which would hold up the page while somebody types.
      await this.keep(signal)
      await pause(CHECK_AFTER_MS - KEEP_AFTER_MS)
      if (signal.aborted) return
      const problems = await get('problems')
      if (!signal.aborted) this.change({ problems, isChecked: true, checkFault: undefined })
    } catch (error) {
      if (!signal.aborted) this.change({ checkFault: messageOf(error) })
    }
  }

  /** Keeps the text once the request before has ended, unless `signal` says that another one will. */
  keep(signal?: AbortSignal): Promise<void> {
    const sending = this.#sent.then(() => (signal?.aborted ? undefined : this.#send()))
    this.#sent = sending.catch(() => undefined)
    return sending
  }

  /** Sends the text as the draft of this tab, which then takes the place of the former tab's. */
  async #send(): Promise<void> {
    const { file, value } = this.state
    const { name } = file
    const shown = await post('draft', { name, value, base: file.value, tab: TAB })
    this.change({ shown, kept: value })
    // The form has what others saved, so the draft that says so has served.
    if (file.drafts.some(({ tab }) => tab === OTHERS)) this.#former ??= OTHERS
    if (this.#former === undefined) return
    await post('draft', { name, tab: this.#former })
    this.#former = undefined
    this.change({ file: { ...this.state.file, drafts: [] } })
  }
}

/** Id of the element that shows the field. */
export function fieldId(path: FieldPath): string {
  return `field/${path}`
}
