// Takes a picture from a file: its name, what it shows, and the point that stays in sight.
import { useId, useRef, useState } from 'react'
import type { PictureSaved, PictureUpload } from '../../protocol-actions.ts'
import { post } from '../api.ts'
import { Dialog } from '../dialogs/dialog.tsx'
import { Failure } from '../dialogs/failure.tsx'
import { TextInput } from '../dialogs/text-input.tsx'
import { useRequest } from '../dialogs/use-request.ts'
import { PointPicker, type Point } from '../form/point-picker.tsx'
import type { Library } from '../use-library.ts'
import { draw, shrink } from './shrink.ts'

interface PictureDialogProps {
  library: Library
  onClose: () => void
  onSaved: () => void
}

export function PictureDialog({ library, onClose, onSaved }: PictureDialogProps) {
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [name, setName] = useState('')
  const [alt, setAlt] = useState('')
  const [focal, setFocal] = useState<Point>([50, 50])
  const { isBusy, failed, send } = useRequest()
  const canvas = useRef<HTMLCanvasElement>(null)
  const id = useId()
  const known = library.choices?.pictures.find((picture) => picture.name === name)
  const take = async (given: File | undefined) => {
    if (!given || !canvas.current) return
    try {
      await draw(given, canvas.current)
      setFile(given)
      setFault(undefined)
    } catch {
      setFault('This file is no picture that the studio can read. Use WebP, PNG or JPEG.')
    }
  }
  const choose = (next: string) => {
    setName(next)
    const picture = library.choices?.pictures.find((each) => each.name === next)
    if (!picture) return
    setAlt(picture.alt)
    setFocal(picture.focal)
  }
  const save = () =>
    send(async () => {
      if (!file || !canvas.current) throw new Error('Choose a file first.')
      const { data } = await shrink(file, canvas.current)
      const body: PictureUpload = { name, data, alt, focal: [focal[0], focal[1]], replaces: known !== undefined }
      await post<PictureSaved>('picture', body)
      await library.refresh()
      onSaved()
    })
  return (
    <Dialog title="Add or replace a picture" isWide onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className="drop-place">
          <label htmlFor={`${id}-file`}>Drop a picture here, or choose a file (WebP, PNG or JPEG)</label>
          <input
            id={`${id}-file`}
            type="file"
            accept="image/webp,image/png,image/jpeg"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </div>
        <div role="alert">{fault && <p className="problems">{fault}</p>}</div>
        <div className="field" hidden={!file}>
          <p className="point-label" id={`${id}-point-label`}>
            Click the point that must stay in sight when the picture is cropped
          </p>
          <PointPicker id={`${id}-point`} aria-describedby={`${id}-point-label`} point={focal} onChange={setFocal}>
            <canvas ref={canvas} />
          </PointPicker>
        </div>
        <div className="field">
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            list={`${id}-names`}
            value={name}
            required
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            autoComplete="off"
            aria-describedby={`${id}-name-hint`}
            onChange={({ target }) => choose(target.value)}
          />
          <datalist id={`${id}-names`}>
            {library.choices?.pictures.map((picture) => (
              <option key={picture.name}>{picture.name}</option>
            ))}
          </datalist>
          <p className="hint" id={`${id}-name-hint`}>
            {known
              ? `This replaces a picture that is used in ${known.usedOn.length} places.`
              : 'Lower-case words with hyphens. The name of a picture that exists replaces that picture.'}
          </p>
        </div>
        <TextInput
          label="What the picture shows, for people who cannot see it"
          value={alt}
          isRequired
          onChange={setAlt}
        />
        <Failure failed={failed} onFollow={onClose} />
        <div className="dialog-acts">
          <button type="submit" className="primary" disabled={isBusy || !file}>
            {isBusy ? 'Saving the picture' : known ? 'Replace the picture' : 'Save the picture'}
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
