// A picture on which a point is picked.
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

/** In % of the picture. */
export type Point = readonly [left: number, top: number]

interface PointPickerProps {
  id: string
  point: Point
  onChange: (point: Point) => void
  /** The picture. */
  children: ReactNode
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'data-path'?: string
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** An arrow key moves the point by 1 %, with Shift by 10 %. */
export function PointPicker({ id, point, onChange, children, ...described }: PointPickerProps) {
  const [left, top] = point
  const pickAt = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A click by the keyboard has no position on the picture.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    onChange([partOf(clientX - box.left, box.width), partOf(clientY - box.top, box.height)])
  }
  const moveBy = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    onChange([within(left + step[0] * far), within(top + step[1] * far)])
  }
  return (
    <div className="point">
      <button type="button" className="point-picture" id={id} {...described} onClick={pickAt} onKeyDown={moveBy}>
        {children}
        <span className="point-mark" style={{ left: `${left}%`, top: `${top}%` }} />
        <span className="visually-hidden">Point in view. Arrow keys move it.</span>
      </button>
      <output htmlFor={id}>
        {left} % from the left, {top} % from the top
      </output>
    </div>
  )
}

function partOf(distance: number, size: number): number {
  return within(Math.round((distance / size) * 100))
}

function within(part: number): number {
  return Math.max(0, Math.min(100, part))
}
