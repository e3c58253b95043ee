// The numbers in a drawing. The list beside the drawing explains them in the same order.

/** Writes 1 at the first point, 2 at the second, and so on. */
export function Numbers({ at }: { at: readonly (readonly [x: number, y: number])[] }) {
  return at.map(([x, y], index) => (
    <text key={index} x={x} y={y}>
      {index + 1}
    </text>
  ))
}
