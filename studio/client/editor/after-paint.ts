// Puts off what a key changes until the browser has painted the key: a long form takes longer to draw than somebody
// who types should wait. React pauses the drawing of that change when the next key comes.
import { startTransition } from 'react'

export class AfterPaint {
  private waiting: { field: string; act: () => void } | undefined

  /** Calls `act` after the next paint. A later call for the same field replaces it. */
  call(field: string, act: () => void): void {
    if (this.waiting && this.waiting.field !== field) this.settle()
    if (!this.waiting) afterPaint(() => startTransition(() => this.settle()))
    this.waiting = { field, act }
  }

  /** Calls at once what still waits. */
  settle(): void {
    const { waiting } = this
    this.waiting = undefined
    waiting?.act()
  }
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
