// Postpones the change of a key press until the browser has painted the key, because a long form takes longer to
// render than somebody who types should wait. The next key press interrupts that rendering.
import { startTransition } from 'react'

export class AfterPaint {
  private waiting: { field: string; run: () => void } | undefined

  /** Calls `run` after the next paint. A later call for the same field replaces it. */
  call(field: string, run: () => void): void {
    if (this.waiting && this.waiting.field !== field) this.settle()
    if (!this.waiting) afterPaint(() => startTransition(() => this.settle()))
    this.waiting = { field, run }
  }

  /** Runs at once what is still waiting. */
  settle(): void {
    const { waiting } = this
    this.waiting = undefined
    waiting?.run()
  }
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
