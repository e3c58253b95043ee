// One file that is open in the studio. Components read `state` and are told of every change.
import { useSyncExternalStore } from 'react'
import { around, isWithin, valueAt, type FieldPath } from '../../values/path.ts'
import type { FileState } from '../../protocol.ts'
import { pathInWords } from '../../schema/labels.ts'
import { namesAround, type Schema } from '../../schema/schema.ts'
import { addItem, moveItem, setField, tidied } from '../../values/changes.ts'
import { isSame } from '../../values/merge.ts'
import { Checks } from './checks.ts'
import { begin, travelled, withEdit, withoutApproval, type Edits } from './edits.ts'
import { stateOf, valueOf, type EditorState } from './state.ts'

export class Editor {
  state: EditorState
  readonly schema: Schema
  private readonly listeners = new Set<() => void>()
  private readonly checks = new Checks()

  constructor(file: FileState, schema: Schema) {
    this.schema = schema
    this.state = stateOf(file)
    const { draft } = file
    if (!draft || isSame(draft.value, file.value)) {
      this.checks.soon(this, 0)
      return
    }
    const at = new Date(draft.at).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
    this.rebase({ ...file, value: draft.base }, draft.value, `This is a draft from ${at} that wasn’t saved.`)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Stops the checks. */
  close(): void {
    this.checks.stop()
  }

  valueAt(path: FieldPath): unknown {
    return valueAt(valueOf(this.state), path)
  }

  /** Sets a text, number or choice, or a whole group; undefined removes the field or the item of a list. */
  set(path: FieldPath, value: unknown): void {
    const isTyped = typeof value === 'string' && typeof this.valueAt(path) === 'string'
    const list = around(path)
    if (value === undefined && Array.isArray(this.valueAt(list))) this.foldItems(list)
    this.edit(path, (all) => withoutApproval(setField(all, path, value, this.namesAround(path)), path), isTyped)
  }

  insert(list: FieldPath, index: number, item: unknown): void {
    this.foldItems(list)
    this.edit(list, (all) => addItem(all, list, index, item, this.namesAround(list)))
  }

  move(list: FieldPath, from: number, to: number): void {
    this.foldItems(list)
    this.edit(list, (all) => moveItem(all, list, from, to))
  }

  /** Undoes the last change, or does it again. */
  travel(to: 'past' | 'future'): void {
    const step = this.state.edits && travelled(this.state.edits, to)
    if (!step) return
    this.apply(step.edits)
    const place = pathInWords(this.schema, valueOf(this.state), step.path)
    this.change({ said: `${to === 'past' ? 'Undone' : 'Redone'}: ${place}` })
    this.show(step.path)
  }

  setOpen(path: FieldPath, isOpen: boolean): void {
    if (this.state.open.has(path) === isOpen) return
    const open = new Set(this.state.open)
    if (isOpen) open.add(path)
    else open.delete(path)
    this.change({ open })
  }

  /** Opens every part around the field, and puts the field in focus. */
  show(path: FieldPath): void {
    const open = new Set(this.state.open)
    for (let part = path; part; part = around(part)) open.add(part)
    this.change({ open, focus: { id: fieldId(path) } })
  }

  focus(id: string): void {
    this.change({ focus: { id } })
  }

  /** Replaces what the whole file says. */
  replace(value: unknown): void {
    this.edit('', () => value)
  }

  /** Continues from another version of the file. Undo takes back only what was typed here, as one step. */
  rebase(file: FileState, merged: unknown, said: string): void {
    this.change({ file, edits: begin(file.value), conflict: undefined })
    this.replace(merged)
    this.change({ said })
    this.checks.soon(this, 0)
  }

  /** Drops what nobody means to type, such as a space at the end. */
  tidy(): void {
    this.edit('', (value) => tidied(value, this.state.edits?.saved))
  }

  /** Somebody may have typed while `value` was saved. */
  saved(value: unknown): void {
    const { edits, file } = this.state
    const isChanged = !isSame(edits?.value, value)
    this.change({ file: { ...file, value }, edits: edits && { ...edits, saved: value }, isChanged, said: undefined })
  }

  /** Checks again, after something else of the site changed or the server was away. */
  checkAgain(): void {
    this.checks.soon(this)
  }

  /** Shows the file as it is on disk. Undo returns to what was typed here, but reverts nothing of somebody else. */
  begin(file: FileState): void {
    const next = stateOf(file)
    const { edits, isChanged, open } = this.state
    const typed = isChanged && edits && next.edits
    this.change({
      ...next,
      open,
      ...(typed && { edits: { ...withEdit(edits, typed.value, ''), saved: typed.saved } }),
    })
    this.checks.soon(this, 0)
  }

  change(part: Partial<EditorState>): void {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }

  private edit(path: FieldPath, change: (value: unknown) => unknown, isTyped = false): void {
    const { edits } = this.state
    if (!edits) return
    const value = change(edits.value)
    if (value !== edits.value) this.apply(withEdit(edits, value, path, isTyped ? Date.now() : undefined))
  }

  private apply(edits: Edits): void {
    this.change({ edits, said: undefined, isChanged: !isSame(edits.value, edits.saved) })
    this.checks.soon(this)
  }

  /** The parts that are open are known by position, which changes. */
  private foldItems(list: FieldPath): void {
    const open = [...this.state.open].filter((path) => path === list || !isWithin(list, path))
    this.change({ open: new Set(open) })
  }

  private namesAround(path: FieldPath): string[] {
    return namesAround(this.schema, valueOf(this.state), path)
  }
}

/** A part of the editor's state. The component renders again only when that part changes. */
export function useEditorState<Part>(editor: Editor, read: (state: EditorState) => Part): Part {
  return useSyncExternalStore(editor.subscribe, () => read(editor.state))
}

/** Id of the element that shows the field. */
export function fieldId(path: FieldPath): string {
  return `field/${path}`
}
