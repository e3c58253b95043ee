// Form.io: its renderer draws the form of the clinic's project into the page.
import type { FormAdapter, FormStage } from '../provider.ts'
import { FORMIO_LIBRARY } from '../providers.ts'
import { runScript } from '../script.ts'

type WindowWithFormio = Window & { Formio?: { createForm: (place: HTMLElement, address: string) => Promise<object> } }

export const formio: FormAdapter = {
  // The renderer says that it has drawn the form, and the form has a field.
  proof: 'drawn',
  mount(stage) {
    const style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = `${FORMIO_LIBRARY}/formiojs/formio.full.min.css`
    document.head.append(style)
    const removeScript = runScript({
      src: `${FORMIO_LIBRARY}/formiojs/formio.full.min.js`,
      onLoad: () => void drawForm(stage),
      onError: stage.failed,
    })
    return () => {
      removeScript()
      style.remove()
    }
  },
}

async function drawForm({ form, place, ready, failed }: FormStage): Promise<void> {
  try {
    const drawn = await (window as WindowWithFormio).Formio?.createForm(place, `${form.origin}/${form.id}`)
    if (drawn && place.querySelector('input, select, textarea, button')) ready()
    else failed()
  } catch {
    failed()
  }
}
