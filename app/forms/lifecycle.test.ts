// The states of a form, with a fake provider.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LATE_AFTER_MS, showForm, type FormAdapter, type FormStage, type FormState } from './lifecycle.ts'
import type { FormView } from '../schema/form-providers.ts'

const form: FormView = { provider: 'hush', id: 'sb-tmj-8r3q', origin: 'http://localhost:3001' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(adapter?: FormAdapter) {
  const states: FormState[] = []
  const emptied = vi.fn<() => void>()
  const unmount = vi.fn<() => void>()
  const stages: FormStage[] = []
  const keepStage = (stage: FormStage) => {
    stages.push(stage)
    return unmount
  }
  const remove = showForm({
    form,
    adapter: adapter ?? keepStage,
    place: { replaceChildren: emptied } as unknown as HTMLElement,
    frameTitle: 'Secure form',
    onState: (state) => states.push(state),
  })
  return { states, emptied, unmount, remove, stage: stages[0] }
}

describe('showing a form', () => {
  it('is opened without a proof, and ready with one, which stays', () => {
    const { states, stage } = show()
    stage?.opened()
    vi.advanceTimersByTime(LATE_AFTER_MS * 2)
    expect(states).toEqual(['waiting', 'opened'])
    stage?.ready()
    stage?.opened()
    stage?.ready()
    expect(states).toEqual(['waiting', 'opened', 'ready'])
  })

  it('unmounts the provider when it fails, and ignores later reports', () => {
    const { states, stage, unmount, emptied } = show()
    stage?.failed()
    stage?.ready()
    vi.advanceTimersByTime(LATE_AFTER_MS)
    expect(states).toEqual(['waiting', 'failed'])
    expect(unmount).toHaveBeenCalledOnce()
    expect(emptied).toHaveBeenCalled()
  })

  it('fails when the adapter throws', () => {
    const { states } = show(() => {
      throw new Error('no frame')
    })
    expect(states).toEqual(['waiting', 'failed'])
  })

  it('unmounts an adapter that fails while it mounts', () => {
    const unmount = vi.fn<() => void>()
    const { states } = show((stage) => {
      stage.failed()
      return unmount
    })
    expect(states).toEqual(['waiting', 'failed'])
    expect(unmount).toHaveBeenCalledOnce()
  })
})

describe('removing a form', () => {
  it('unmounts once, empties the place and stops all reports', () => {
    const { states, stage, unmount, emptied, remove } = show()
    remove()
    remove()
    stage?.ready()
    stage?.failed()
    vi.advanceTimersByTime(LATE_AFTER_MS)
    expect(states).toEqual(['waiting'])
    expect(unmount).toHaveBeenCalledOnce()
    expect(emptied).toHaveBeenCalled()
  })
})
