// Adds or replaces a picture: its file, its name, what it shows, and the point that stays in view.
import { useId, useRef, useState } from 'react'
import { post } from '../api.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { TextInput } from '../dialogs/inputs.tsx'
import type { Editor } from '../editor/editor.ts'
import { useEditorState } from '../editor/use-editor-state.ts'
import { PointPicker, type Point } from '../form/point-picker.tsx'
import type { SiteIndex } from '../use-site-index.ts'
import { draw, shrink } from './shrink.ts'

export function PictureTools({ editor, siteIndex }: { editor: Editor; siteIndex: SiteIndex }) {
  const isChanged = useEditorState(editor, (state) => state.isChanged)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="picture-tools">
      <button type="button" disabled={isChanged} onClick={() => setOpen(true)}>
        Add or replace a picture
      </button>
      {isChanged && <p className="hint">Save or discard your changes first.</p>}
      {isOpen && <PictureDialog siteIndex={siteIndex} onClose={() => setOpen(false)} />}
    </div>
  )
}

function PictureDialog({ siteIndex, onClose }: { siteIndex: SiteIndex; onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [name, setName] = useState('')
  const [alt, setAlt] = useState('')
  const [focal, setFocal] = useState<Point>([50, 50])
  const canvas = useRef<HTMLCanvasElement>(null)
  const id = useId()
  const pictures = siteIndex.choices?.lists.pictures ?? []
  const pictureNamed = (wanted: string) => pictures.find(({ value }) => value === wanted)
  const known = pictureNamed(name)
  const accept = async (given: File | undefined) => {
    if (!given || !canvas.current) return
    try {
      await draw(given, canvas.current)
      setFile(given)
      setFault(undefined)
    } catch {
      setFault('The studio can’t read this file as a picture. Use WebP, PNG or JPEG.')
    }
  }
  const choose = (next: string) => {
    setName(next)
    const { detail, focal: point } = pictureNamed(next) ?? {}
    if (detail) setAlt(detail)
    if (point) setFocal(point)
  }
  const save = async () => {
    if (!file || !canvas.current) throw new Error('Choose a file first.')
    const data = await shrink(file, canvas.current)
    await post('picture', { name, data, alt, focal: [...focal], replaces: known !== undefined })
    await siteIndex.refresh()
    onClose()
  }
  return (
    <FormDialog
      title="Add or replace a picture"
      isWide
      submit={known ? 'Replace the picture' : 'Save the picture'}
      submitting="Saving the picture"
      isDisabled={!file}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="drop-area">
        <label htmlFor={`${id}-file`}>Drop a picture here, or choose a file (WebP, PNG or JPEG)</label>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/webp,image/png,image/jpeg"
          onChange={({ target }) => void accept(target.files?.[0])}
        />
      </div>
      <div role="alert">{fault && <p className="problems">{fault}</p>}</div>
      <div className="field" hidden={!file}>
        <p className="point-label" id={`${id}-point-label`}>
          Click the point that must stay in view when the picture is cropped
        </p>
        <PointPicker id={`${id}-point`} aria-describedby={`${id}-point-label`} point={focal} onChange={setFocal}>
          <canvas ref={canvas} />
        </PointPicker>
      </div>
      <TextInput
        label="Name"
        list={`${id}-names`}
        value={name}
        required
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        hint={
          known
            ? `This replaces a picture that is used in ${known.usedOn?.length ?? 0} places.`
            : 'Use lower-case words with hyphens. If a picture has this name already, you replace it.'
        }
        onChange={choose}
      />
      <datalist id={`${id}-names`}>
        {pictures.map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
      <TextInput label="What the picture shows, for people who can’t see it" value={alt} required onChange={setAlt} />
    </FormDialog>
  )
}
