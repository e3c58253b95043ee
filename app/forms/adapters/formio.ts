// Form.io: its renderer draws the form at an address of the clinic's project into the mount.
import type { FormAdapter } from '../provider.ts'
import { FORMIO_LIBRARY } from '../providers.ts'
import { runScript } from '../script.ts'

interface FormioForm {
  destroy?: (all?: boolean) => void
}
type WindowWithFormio = Window & {
  Formio?: { createForm: (place: HTMLElement, address: string) => Promise<FormioForm> }
}

export const adapter: FormAdapter = {
  globals: ['Formio', 'FormioUtils'],
  mount({ form, place, ready, failed }) {
    let drawn: FormioForm | undefined
    let left = false
    const style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = `${FORMIO_LIBRARY}/formiojs/formio.full.min.css`
    document.head.append(style)

    const draw = async () => {
      try {
        drawn = await (window as WindowWithFormio).Formio?.createForm(place, `${form.origin}/${form.id}`)
        if (left) drawn?.destroy?.(true)
        else if (drawn) ready()
        else failed()
      } catch {
        failed()
      }
    }
    const removeScript = runScript({
      src: `${FORMIO_LIBRARY}/formiojs/formio.full.min.js`,
      globals: adapter.globals,
      onLoad: () => void draw(),
      onError: failed,
    })
    return () => {
      left = true
      drawn?.destroy?.(true)
      removeScript()
      style.remove()
    }
  },
}
