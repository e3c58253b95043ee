// A field that refers to something by name: a page, a picture, a form, a treatment. Staff choose it by its title.
import { messageOf, post } from '../api.ts'
import { useForm, useStudio, type FieldProps } from '../context.ts'
import { PictureDialog } from '../dialogs/picture.tsx'
import { fieldId } from '../editor/editor.ts'
import { fillIn } from './chips.ts'
import { Frame } from './frame.tsx'
import { Picker } from './picker.tsx'

export function NamedField({ schema: { names }, value, path, label, isBare }: FieldProps) {
  const { editor, choices, quoted, openDialog } = useForm()
  const name = typeof value === 'string' ? value : ''
  const list = (names && choices?.lists[names]) ?? []
  const known = list.find((choice) => choice.value === name)
  const title = known?.title ?? (fillIn(name, quoted) || 'Nothing chosen')
  const choose = (chosen: string) => editor.set(path, chosen, { focus: { id: fieldId(path) } })
  const picker = { title: `Choose: ${label}`, choices: list, isAddress: names === 'links', onPick: choose }
  return (
    <Frame path={path} label={label} isBare={isBare}>
      {({ id, 'aria-describedby': described }) => (
        <div className="with-button">
          {names === 'pictures' && <Thumbnail name={name} />}
          <button
            id={id}
            aria-describedby={described}
            type="button"
            className="choice"
            aria-label={`${label}: ${title}. Choose`}
            onClick={() => openDialog(Picker, picker)}
          >
            {title}
          </button>
          {names === 'pictures' && <ReplaceButtons name={name} />}
        </div>
      )}
    </Frame>
  )
}

/** A small picture beside its name. */
export function Thumbnail({ name }: { name: string }) {
  const { choices } = useStudio()
  const src = choices?.lists.pictures.find(({ value }) => value === name)?.src
  return src && <img className="thumbnail" src={src} alt="" loading="lazy" />
}

/** Replaces a picture for every page, and undoes that. */
export function ReplaceButtons({ name }: { name: string }) {
  const { editor, choices, openDialog } = useForm()
  const known = choices?.lists.pictures.find(({ value }) => value === name)
  if (!known) return null
  const undo = () =>
    post('restore-picture', { name }).then(
      () => editor.change({ announcement: `The former picture is back: ${known.title}` }),
      (error: unknown) => editor.change({ fault: messageOf(error) }),
    )
  return (
    <>
      <button
        type="button"
        aria-label={`Replace the picture ${known.title}`}
        onClick={() => openDialog(PictureDialog, { name })}
      >
        Replace
      </button>
      {known.isReplaced && (
        <button type="button" aria-label={`Undo replacing the picture ${known.title}`} onClick={() => void undo()}>
          Undo replacing
        </button>
      )}
    </>
  )
}
