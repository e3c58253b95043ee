// A small picture beside its name.
import { useForm } from './context.ts'

export function Thumbnail({ name }: { name: string }) {
  const { choices } = useForm()
  const src = choices?.lists.pictures.find(({ value }) => value === name)?.src
  return src && <img className="thumbnail" src={src} alt="" loading="lazy" />
}
