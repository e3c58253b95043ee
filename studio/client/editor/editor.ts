// One file that is open in the studio. Components read `state` and are told of every change.
import type { FieldPath, FileState } from '../../protocol.ts'
import { addItem, duplicateItem, moveItem, removeItem, setField, tidied } from '../../yaml/changes.ts'
import { openYaml, type YamlFile, valueAt } from '../../yaml/yaml-file.ts'
import { messageOf } from '../api.ts'
import { pathInWords } from '../../schema/labels.ts'
import { isSame } from '../../yaml/merge.ts'
import { namesAround } from '../../schema/schema-at.ts'
import type { Schema } from '../../schema/schema.ts'
import { withoutApproval } from './approvals.ts'
import { Checks } from './checks.ts'
import { begin, travelled, withEdit, withTyping, type Edits } from './edits.ts'
import { afterMove, afterInsert, afterRemove } from './open-parts.ts'
import { fieldId, pathText, samePath, TOP } from './paths.ts'
import { stateOf, valueOf, type EditorState } from './state.ts'

export class Editor {
  state: EditorState
  readonly schema: Schema
  private readonly listeners = new Set<() => void>()
  private readonly checks = new Checks(this)

  constructor(file: FileState, schema: Schema) {
    this.schema = schema
    this.state = stateOf(file)
    const { offered } = this.state
    if (offered) {
      this.change({ file: { ...file, text: offered.base }, edits: begin(offered.base) })
      this.setText(offered.text)
    } else this.checks.soon(0)
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

  /** Sets a text, number or choice, or a whole group; undefined removes the field. */
  set(path: FieldPath, value: unknown): void {
    const isTyped = typeof value === 'string' && typeof this.valueAt(path) === 'string'
    this.edit(path, (file) => withoutApproval(this.setIn(file, path, value), path), isTyped)
  }

  insert(list: FieldPath, index: number, item: unknown): void {
    this.edit(list, (file) => addItem(file, list, index, item, namesAround(this.schema, file.value, list)))
    this.change({ open: afterInsert(this.state.open, list, index) })
  }

  copy(list: FieldPath, index: number): void {
    this.edit(list, (file) => duplicateItem(file, list, index))
    this.change({ open: afterInsert(this.state.open, list, index + 1) })
  }

  remove(list: FieldPath, index: number): void {
    this.edit(list, (file) => removeItem(file, list, index))
    this.change({ open: afterRemove(this.state.open, list, index) })
  }

  move(list: FieldPath, from: number, to: number): void {
    this.edit(list, (file) => moveItem(file, list, from, to))
    this.change({ open: afterMove(this.state.open, list, from, to) })
  }

  /** Replaces the text of the whole file. */
  setText(text: string): void {
    this.edit(TOP, () => openYaml(text))
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
    const key = pathText(path)
    if (this.state.open.has(key) === isOpen) return
    const open = new Set(this.state.open)
    if (isOpen) open.add(key)
    else open.delete(key)
    this.change({ open })
  }

  /** Opens every part around the field, and puts the field in focus. */
  show(path: FieldPath): void {
    const around = path.map((_, depth) => pathText(path.slice(0, depth + 1)))
    this.change({ open: new Set([...this.state.open, ...around]) })
    this.focus(fieldId(path))
  }

  focus(id: string): void {
    this.change({ focus: { id } })
  }

  private setIn(file: YamlFile, path: FieldPath, value: unknown): YamlFile {
    return setField(file, path, value, namesAround(this.schema, file.value, path))
  }

  private edit(path: FieldPath, change: (file: YamlFile) => YamlFile, isTyped = false): void {
    const { edits } = this.state
    if (!edits) return
    try {
      const file = change(edits.file)
      if (file === edits.file) return
      this.apply(isTyped ? withTyping(edits, file, samePath(path), Date.now()) : withEdit(edits, file, path))
    } catch (error) {
      this.change({ refused: messageOf(error) })
    }
  }

  private apply(edits: Edits): void {
    this.change({ edits, refused: undefined, isChanged: !isSame(edits.file.value, edits.saved) })
    this.checks.soon()
  }

  /** Continues from another version of the file. Undo takes back only what was typed here, as one step. */
  rebase(file: FileState, merged: YamlFile, news: string): void {
    this.change({ file, edits: begin(file.text), conflict: undefined, news })
    this.edit(TOP, () => merged)
    this.checks.soon(0)
  }

  /** Drops what nobody means to type, such as a space at the end. */
  tidy(): void {
    this.edit(TOP, (file) => tidied(file, this.state.edits?.saved))
  }

  /** Somebody may have typed while `saved` was saved. */
  saved({ text, value }: YamlFile): void {
    const { edits, file } = this.state
    this.change({
      file: { ...file, text },
      edits: edits && { ...edits, saved: value },
      isChanged: !isSame(edits?.file.value, value),
      offered: undefined,
      conflict: undefined,
      news: undefined,
    })
  }

  /** Checks again, after something else of the site changed or the server was away. */
  checkAgain(): void {
    this.checks.soon()
  }

  /** Shows the file as it is on disk. Undo returns to what was typed here, but reverts nothing of somebody else. */
  begin(file: FileState): void {
    const next = stateOf(file)
    const { edits, isChanged, open, screens } = this.state
    const typed =
      isChanged && edits && next.edits
        ? { ...withEdit(edits, next.edits.file, TOP), saved: next.edits.saved }
        : next.edits
    this.change({ ...next, edits: typed, offered: undefined, open, screens })
    this.checks.soon(0)
  }

  change(part: Partial<EditorState>): void {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }
}
