// The small picture beside a field that names a picture or an icon.
import type { ListName, DefinedNames } from '../../protocol-choices.ts'
import { useForm } from './context.ts'

export function Thumbnail({ names, name }: { names: ListName | DefinedNames; name: string }) {
  const { choices } = useForm()
  const src = choices?.lists[names].find(({ value }) => value === name)?.src
  return src && <img className={names === 'icons' ? 'icon' : 'thumbnail'} src={src} alt="" loading="lazy" />
}
