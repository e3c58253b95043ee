// Checks a file while it is edited: the file alone soon after the last key, the whole site later. The server saves
// the text that it checks as the draft.
import { startTransition } from 'react'
import type { CheckAllResult, CheckResult } from '../../protocol.ts'
import { messageOf, post } from '../api.ts'
import { byField, joined } from './problems.ts'
import { textOf, type EditorState } from './state.ts'

/** Pauses after the last key, in ms. */
export const FILE_AFTER = 120
const SITE_AFTER = 900

export class Checks {
  private readonly read: () => EditorState
  private readonly change: (part: Partial<EditorState>) => void
  private fileTimer: ReturnType<typeof setTimeout> | undefined
  private siteTimer: ReturnType<typeof setTimeout> | undefined
  private running: AbortController | undefined
  private site: CheckAllResult | undefined
  /** Why the last check failed. */
  private fault: string | undefined

  constructor(read: () => EditorState, change: (part: Partial<EditorState>) => void) {
    this.read = read
    // Key presses come before the rendering of what a check found.
    this.change = (part) => startTransition(() => change(part))
  }

  /** Checks at once, and the whole site after it. */
  start(): void {
    this.soon(0)
  }

  /** Checks after a pause. A call during the pause begins it again. */
  soon(pause = FILE_AFTER): void {
    this.stop()
    const running = new AbortController()
    this.running = running
    this.fileTimer = setTimeout(() => void this.checkFile(running.signal), pause)
    this.siteTimer = setTimeout(() => void this.checkSite(running.signal), pause + SITE_AFTER - FILE_AFTER)
  }

  stop(): void {
    clearTimeout(this.fileTimer)
    clearTimeout(this.siteTimer)
    this.running?.abort()
  }

  private async checkFile(signal: AbortSignal): Promise<void> {
    const { file } = this.read()
    await this.ask(signal, async () => {
      const body = { name: file.name, text: textOf(this.read()), base: file.base }
      const check = await post<CheckResult>('check', body, signal)
      this.change({ check, ...this.problems(check) })
    })
  }

  private async checkSite(signal: AbortSignal): Promise<void> {
    await this.ask(signal, async () => {
      this.site = await post<CheckAllResult>('check-all', {}, signal)
      this.change(this.problems(this.read().check))
    })
  }

  private problems(check: CheckResult | undefined): Partial<EditorState> {
    const { file, byField: before } = this.read()
    const site = this.site?.problems ?? []
    const problems = joined(
      check?.problems ?? [],
      site.filter((problem) => problem.file === file.name),
    )
    return {
      problems,
      byField: byField(problems, before),
      elsewhere: site.filter((problem) => problem.file !== file.name),
    }
  }

  private async ask(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
    try {
      await act()
      // The reason why the file could not be saved must stay.
      if (!signal.aborted && this.fault !== undefined && this.read().fault === this.fault)
        this.change({ fault: undefined })
    } catch (error) {
      if (signal.aborted) return
      this.fault = messageOf(error)
      this.change({ fault: this.fault })
    }
  }
}
