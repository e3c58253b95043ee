// A field that refers to something by name: a page, a picture, a form, a treatment. Staff choose it by its title.
import { fieldId } from '../editor/paths.ts'
import { useForm } from './context.ts'
import { Frame } from './frame.tsx'
import type { TextProps } from './text-field.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { ListName } from '../../protocol.ts'

export function NamedField({ value, path, label, isBare, names }: TextProps & { names: ListName }) {
  const { editor, choices, fillIn, pick, replacePicture } = useForm()
  const name = typeof value === 'string' ? value : ''
  const list = choices?.lists[names] ?? []
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
      {({ id, 'data-path': at, 'aria-describedby': described }) => (
        <div className="with-button">
          {names === 'pictures' && <Thumbnail name={name} />}
          <button
            id={id}
            data-path={at}
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
