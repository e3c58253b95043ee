// The numbers in a drawing. The list beside the drawing explains them in the same order.

/** Writes 1 at the first point, 2 at the second, and so on. The points are written as for an SVG <polyline>. */
export function Numbers({ points }: { points: string }) {
  return points.split(' ').map((point, index) => {
    const [x, y] = point.split(',')
    return (
      <text key={point} x={x} y={y}>
        {index + 1}
      </text>
    )
  })
}
