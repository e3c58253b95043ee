// A field that refers to something by name: a page, a picture, a form, a treatment. Staff choose it by its title.
import { fieldId } from '../editor/editor.ts'
import { useForm, type FieldProps } from './context.ts'
import { Frame } from './frame.tsx'

export function NamedField({ schema: { names }, value, path, label, isBare }: FieldProps) {
  const { editor, choices, fillIn, pick, replacePicture } = useForm()
  const name = typeof value === 'string' ? value : ''
  const list = (names && choices?.lists[names]) ?? []
  const known = list.find((choice) => choice.value === name)
  const title = known?.title ?? (fillIn(name) || 'Nothing chosen')
  const choose = () =>
    pick({
      title: `Choose: ${label}`,
      choices: list,
      isAddress: names === 'links',
      onPick: (chosen) => {
        editor.set(path, chosen)
        editor.focus(fieldId(path))
      },
    })
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
            onClick={choose}
          >
            {title}
          </button>
          {names === 'pictures' && known && (
            <button type="button" aria-label={`Replace the picture ${title}`} onClick={() => replacePicture(name)}>
              Replace
            </button>
          )}
        </div>
      )}
    </Frame>
  )
}

/** A small picture beside its name. */
export function Thumbnail({ name }: { name: string }) {
  const { choices } = useForm()
  const src = choices?.lists.pictures.find(({ value }) => value === name)?.src
  return src && <img className="thumbnail" src={src} alt="" loading="lazy" />
}
