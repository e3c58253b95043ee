// A form's life with a stand-in for the provider: which states are told, and that leaving ends everything.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormView } from '../content/references.ts'
import { LATE_AFTER, showForm, type FormState } from './lifecycle.ts'
import type { FormAdapter, FormStage } from './provider.ts'

const form: FormView = { provider: 'local', id: 'sb-tmj-8r3q', origin: 'http://localhost:3001' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(load?: () => Promise<FormAdapter>) {
  const states: FormState[] = []
  const emptied = vi.fn<() => void>()
  const unmount = vi.fn<() => void>()
  let stage: FormStage | undefined
  const adapter: FormAdapter = {
    globals: [],
    mount(given) {
      stage = given
      return unmount
    },
  }
  const leave = showForm({
    form,
    place: { replaceChildren: emptied } as unknown as HTMLElement,
    frameTitle: 'Secure form',
    onState: (state) => states.push(state),
    load: load ?? (() => Promise.resolve(adapter)),
  })
  return { states, emptied, unmount, leave, stage: () => stage }
}

describe('showing a form', () => {
  it('waits, then is ready', async () => {
    const { states, stage } = show()
    await vi.advanceTimersByTimeAsync(0)
    stage()?.ready()
    await vi.advanceTimersByTimeAsync(LATE_AFTER * 2)
    expect(states).toEqual(['waiting', 'ready'])
  })

  it('is late after a while, and may still become ready', async () => {
    const { states, stage } = show()
    await vi.advanceTimersByTimeAsync(LATE_AFTER - 1)
    expect(states).toEqual(['waiting'])
    await vi.advanceTimersByTimeAsync(1)
    stage()?.ready()
    expect(states).toEqual(['waiting', 'late', 'ready'])
  })

  it('takes the provider away when it fails, and hears it no more', async () => {
    const { states, stage, unmount, emptied } = show()
    await vi.advanceTimersByTimeAsync(0)
    stage()?.failed()
    stage()?.ready()
    await vi.advanceTimersByTimeAsync(LATE_AFTER)
    expect(states).toEqual(['waiting', 'failed'])
    expect(unmount).toHaveBeenCalledOnce()
    expect(emptied).toHaveBeenCalled()
  })

  it('fails when the adapter can’t be fetched', async () => {
    const { states } = show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await vi.advanceTimersByTimeAsync(0)
    expect(states).toEqual(['waiting', 'failed'])
  })

  it('fails when the adapter throws, and when it fails while it mounts', async () => {
    const unmount = vi.fn<() => void>()
    const failing = (stage: FormStage) => {
      stage.failed()
      return unmount
    }
    const thrown = show(() =>
      Promise.resolve({
        globals: [],
        mount: () => {
          throw new Error('no frame')
        },
      }),
    )
    const early = show(() => Promise.resolve({ globals: [], mount: failing }))
    await vi.advanceTimersByTimeAsync(0)
    expect(thrown.states).toEqual(['waiting', 'failed'])
    expect(early.states).toEqual(['waiting', 'failed'])
    expect(unmount).toHaveBeenCalledOnce()
  })
})

describe('leaving', () => {
  it('unmounts once, empties the place and tells no more states', async () => {
    const { states, stage, unmount, emptied, leave } = show()
    await vi.advanceTimersByTimeAsync(0)
    leave()
    leave()
    stage()?.ready()
    stage()?.failed()
    await vi.advanceTimersByTimeAsync(LATE_AFTER)
    expect(states).toEqual(['waiting'])
    expect(unmount).toHaveBeenCalledOnce()
    expect(emptied).toHaveBeenCalled()
  })

  it('before the adapter has come mounts nothing', async () => {
    const { states, stage, leave } = show()
    leave()
    await vi.advanceTimersByTimeAsync(LATE_AFTER)
    expect(stage()).toBeUndefined()
    expect(states).toEqual(['waiting'])
  })
})
