// A picture on which a point is picked.
import type { MouseEvent, ReactNode } from 'react'

/** In % of the picture. */
export type Point = readonly [left: number, top: number]

interface PointPickerProps {
  point: Point
  onChange: (point: Point) => void
  /** The picture. */
  children: ReactNode
}

export function PointPicker({ point: [left, top], onChange, children }: PointPickerProps) {
  const pickAt = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A key after a click clicks again, and has no place.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    onChange([partOf(clientX - box.left, box.width), partOf(clientY - box.top, box.height)])
  }
  return (
    <>
      {/* For the mouse; the two controls below are for everybody. */}
      <button type="button" className="point-picture" tabIndex={-1} aria-hidden onClick={pickAt}>
        {children}
        <span className="point-mark" style={{ left: `${left}%`, top: `${top}%` }} />
      </button>
      <label>
        From the left
        <input type="range" value={left} onChange={({ target }) => onChange([target.valueAsNumber, top])} />
      </label>
      <label>
        From the top
        <input type="range" value={top} onChange={({ target }) => onChange([left, target.valueAsNumber])} />
      </label>
    </>
  )
}

function partOf(distance: number, size: number): number {
  return Math.round((distance / size) * 100)
}
