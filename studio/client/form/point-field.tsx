// The point of a picture that stays in view when it is cropped: click on the picture, or use the arrow keys.
import { childPath } from '../editor/paths.ts'
import { useForm } from './context.ts'
import type { FieldProps } from './field-props.ts'
import { Frame } from './frame.tsx'
import { PointPicker, type Point } from './point-picker.tsx'

export function PointField({ schema, value, path, label }: FieldProps) {
  const { editor, choices } = useForm()
  const [left = 50, top = 50] = Array.isArray(value) ? (value as number[]) : []
  const picture = choices?.lists.pictures.find(({ value: name }) => name === path.at(-2))
  const set = (point: Point) => editor.setAll(point.map((part, index) => [childPath(path, index), part]))
  return (
    <Frame path={path} label={label} hint={schema.description}>
      {(props) => (
        <PointPicker {...props} point={[left, top]} onChange={set}>
          {picture && <img src={picture.src} alt="" draggable={false} />}
        </PointPicker>
      )}
    </Frame>
  )
}
