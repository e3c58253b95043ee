// Adds or replaces a picture: its file, its name, what it shows, and the point that stays in view.
import { useMemo, useState } from 'react'
import { counted, slugOf } from '../../json-schema/labels.ts'
import { post } from '../api.ts'
import { PointPicker, type Point } from '../form/point-picker.tsx'
import { useStudio } from '../context.ts'
import { FormDialog } from './dialog.tsx'
import { TextInput } from './inputs.tsx'

/** `name` is that of the picture to replace; empty for a new one. */
export function PictureDialog({ name }: { name: string }) {
  const { choices, closeDialog } = useStudio()
  const known = choices?.lists.pictures.find(({ value }) => value === name)
  const [file, setFile] = useState<File>()
  const [title, setTitle] = useState('')
  // What is known of the picture may arrive after the dialog was opened.
  const [changedAlt, setAlt] = useState<string>()
  const [changedFocal, setFocal] = useState<Point>()
  const alt = changedAlt ?? known?.detail ?? ''
  const focal = changedFocal ?? known?.focal ?? [50, 50]
  const address = useMemo(() => file && URL.createObjectURL(file), [file])
  const save = async () => {
    const data = new Uint8Array((await file?.arrayBuffer()) ?? []).toBase64()
    await post('picture', { name: name || slugOf(title), data, alt, focal: [...focal], replaces: name !== '' })
    closeDialog()
  }
  return (
    <FormDialog
      title={known ? `Replace the picture “${known.title}”` : 'Add a picture'}
      isWide
      submit={known ? 'Replace the picture' : 'Save the picture'}
      submitting="Saving the picture"
      onSubmit={save}
    >
      {known && <p>It is used in {counted(known.usedOn?.length ?? 0, 'place')}. All of them show the new picture.</p>}
      <label className="drop-area">
        Drop a picture here, or choose a file (WebP, PNG or JPEG)
        <input
          type="file"
          accept="image/webp,image/png,image/jpeg"
          required
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </label>
      {address && (
        <fieldset>
          <legend>Point that must stay in view when the picture is cropped: click it</legend>
          <PointPicker point={focal} onChange={setFocal}>
            <img src={address} alt="" draggable={false} />
          </PointPicker>
        </fieldset>
      )}
      {!known && <TextInput label="Name, in a few words" value={title} required onChange={setTitle} />}
      {known && <p>The description is that of the former picture. Change it if the new one shows something else.</p>}
      <label className="field">
        What the picture shows, for people who can’t see it
        <textarea value={alt} required onChange={({ target }) => setAlt(target.value)} />
      </label>
    </FormDialog>
  )
}
