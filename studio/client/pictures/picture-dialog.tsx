// Adds or replaces a picture: its file, its name, what it shows, and the point that stays in view.
import { slugOf } from '../../schema/labels.ts'
import { useId, useRef, useState } from 'react'
import { post } from '../api.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { TextInput } from '../dialogs/inputs.tsx'
import type { Editor } from '../editor/editor.ts'
import { counted } from '../form/fold.tsx'
import { PointPicker, type Point } from '../form/point-picker.tsx'
import { useSite } from '../site.ts'
import { draw, shrink } from './shrink.ts'

interface PictureDialogProps {
  /** The picture to replace; empty for a new one. */
  name: string
  editor: Editor
  onClose: () => void
}

export function PictureDialog({ name, editor, onClose }: PictureDialogProps) {
  const { choices } = useSite()
  const known = choices?.lists.pictures.find(({ value }) => value === name)
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [title, setTitle] = useState('')
  const [alt, setAlt] = useState(known?.detail ?? '')
  const [focal, setFocal] = useState<Point>(known?.focal ?? [50, 50])
  const canvas = useRef<HTMLCanvasElement>(null)
  const id = useId()
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
  const save = async () => {
    if (!file || !canvas.current) throw new Error('Choose a file first.')
    const data = await shrink(file, canvas.current)
    await post('picture', { name: name || slugOf(title), data, alt, focal: [...focal], replaces: name !== '' })
    editor.checkAgain()
    onClose()
  }
  return (
    <FormDialog
      title={known ? `Replace the picture “${known.title}”` : 'Add a picture'}
      isWide
      submit={known ? 'Replace the picture' : 'Save the picture'}
      submitting="Saving the picture"
      isDisabled={!file}
      onSubmit={save}
      onClose={onClose}
    >
      {known && <p>It is used in {counted(known.usedOn?.length ?? 0, 'place')}. All of them show the new picture.</p>}
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
      <fieldset hidden={!file}>
        <legend>Point that must stay in view when the picture is cropped: click it</legend>
        <PointPicker point={focal} onChange={setFocal}>
          <canvas ref={canvas} />
        </PointPicker>
      </fieldset>
      {!known && <TextInput label="Name, in a few words" value={title} required onChange={setTitle} />}
      <TextInput label="What the picture shows, for people who can’t see it" value={alt} required onChange={setAlt} />
    </FormDialog>
  )
}
