// The small picture beside a field that names a picture or an icon.
import { useForm } from './context.ts'
import { iconAddress } from './options.ts'

export function Thumbnail({ names, name }: { names: string; name: string }) {
  const { choices } = useForm()
  if (names === 'pictures') {
    const picture = choices?.pictures.find((each) => each.name === name)
    return picture ? <img className="thumbnail" src={picture.src} alt="" loading="lazy" /> : null
  }
  return names === 'icons' && choices?.icons.includes(name) ? (
    <img className="icon" src={iconAddress(name)} alt="" />
  ) : null
}
