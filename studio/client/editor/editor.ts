// One file that is open in the studio. Components read `state` and are told of every change.
import type { FileState } from '../../protocol.ts'
import { pathInWords } from '../../schema/labels.ts'
import { namesAround, type Schema } from '../../schema/schema.ts'
import { setField, tidied } from '../../values/changes.ts'
import { isSame } from '../../values/merge.ts'
import { around, isWithin, valueAt, type FieldPath } from '../../values/path.ts'
import { get, messageOf, post, TAB } from '../api.ts'
import { begin, travelled, withEdit, withReadApprovals, type Edits } from './edits.ts'
import type { EditorState } from './state.ts'

/** Pause between the last key and the check, in ms. */
export const CHECK_AFTER = 100

/** What follows a change: what is announced, and what gets the focus. */
type After = Pick<EditorState, 'said' | 'focus'>

export class Editor {
  state: EditorState
  readonly schema: Schema
  private readonly listeners = new Set<() => void>()
  private check: AbortController | undefined

  constructor(file: FileState, schema: Schema) {
    this.schema = schema
    const unchecked = { isBusy: false, isChecked: false, problems: [], shown: { texts: [] } }
    this.state = { ...unchecked, ...begin(file.value), file, isChanged: false, open: new Set() }
    const { draft } = file
    if (!draft || isSame(draft.value, file.value)) {
      this.checkAgain(0)
      return
    }
    const at = new Date(draft.at).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
    this.rebase({ ...file, value: draft.base }, draft.value, `This is a draft from ${at} that wasn’t saved.`)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  change(part: Partial<EditorState>): void {
    const state = { ...this.state, ...part }
    this.state = { ...state, isChanged: !isSame(state.value, state.file.value) }
    for (const listener of this.listeners) listener()
  }

  /** Sets a text, number or choice, or a whole group; undefined removes the field or the item of a list. */
  set(path: FieldPath, value: unknown, after?: After): void {
    const { value: all } = this.state
    const isTyped = typeof value === 'string' && typeof valueAt(all, path) === 'string'
    if (value === undefined && Array.isArray(valueAt(all, around(path)))) this.foldItems(around(path))
    const next = setField(all, path, value, namesAround(this.schema, all, path))
    const isApproval = path.endsWith('/approvedBy')
    this.edit(isApproval ? next : withReadApprovals(next, [all]), path, after, isTyped ? Date.now() : undefined)
  }

  /** Gives a list other items, or the same ones in another order. */
  setItems(list: FieldPath, items: readonly unknown[], after?: After): void {
    this.foldItems(list)
    this.set(list, items, after)
  }

  /** Replaces the value of the whole file. */
  replace(value: unknown): void {
    this.edit(value, '')
  }

  /** Drops what nobody means to type, such as a space at the end. */
  tidy(): void {
    this.replace(tidied(this.state.value, this.state.file.value))
  }

  /** Undoes the last change (-1), or does it again (1). */
  travel(by: -1 | 1): void {
    const step = travelled(this.state, by)
    if (!step) return
    const place = pathInWords(this.schema, step.edits.value, step.path)
    this.apply(step.edits, { said: `${by < 0 ? 'Undone' : 'Redone'}: ${place}` })
    this.show(step.path)
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

  /** Shows the file as it is on disk. Undo returns to what was typed here, but reverts nothing of somebody else. */
  begin(file: FileState): void {
    this.goOn(file, this.state.isChanged ? withEdit(this.state, file.value, '') : begin(file.value))
  }

  /** Continues from another version of the file. Undo takes back only what was typed here, as one step. */
  rebase(file: FileState, merged: unknown, said: string): void {
    this.goOn(file, withEdit(begin(file.value), merged, ''), said)
  }

  /** Saves the text as the draft of this tab, and checks the site with it. Each call begins the pause again. */
  checkAgain(pause = CHECK_AFTER): void {
    this.close()
    if (this.state.isChecked) this.change({ isChecked: false })
    this.check = new AbortController()
    void this.checkAfter(pause, this.check.signal)
  }

  /** Stops the check. */
  close(): void {
    this.check?.abort()
  }

  private async checkAfter(pause: number, signal: AbortSignal): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
    const { file, value } = this.state
    try {
      // The live page follows before the whole site is checked.
      this.change({ shown: await post('draft', { name: file.name, value, base: file.value, tab: TAB }, signal) })
      const problems = await get('problems')
      if (!signal.aborted) this.change({ problems, isChecked: true, checkFault: undefined })
    } catch (error) {
      if (!signal.aborted) this.change({ checkFault: messageOf(error) })
    }
  }

  private goOn(file: FileState, edits: Edits, said?: string): void {
    this.change({ ...edits, file, said, fault: undefined, conflict: undefined })
    this.checkAgain(0)
  }

  private edit(value: unknown, path: FieldPath, after?: After, time?: number): void {
    if (value !== this.state.value) this.apply(withEdit(this.state, value, path, time), after)
  }

  private apply(edits: Edits, after?: After): void {
    this.change({ said: undefined, ...edits, ...after })
    this.checkAgain()
  }

  /** The parts that are open are known by position, which changes. */
  private foldItems(list: FieldPath): void {
    const open = [...this.state.open].filter((path) => path === list || !isWithin(list, path))
    this.change({ open: new Set(open) })
  }
}

/** Id of the element that shows the field. */
export function fieldId(path: FieldPath): string {
  return `field/${path}`
}
