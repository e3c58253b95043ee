// Embed script of the demonstration provider. Like Hush's script, it adds a frame to every [data-secure-form], and
// HUSH.embedHushForm.refresh() adds the frames that are missing.
;(() => {
  const { origin } = new URL(document.currentScript.src)

  function addFrame(element) {
    if (element.querySelector('iframe')) return
    const frame = document.createElement('iframe')
    frame.title = 'Secure form'
    frame.src = `${origin}/embed/${encodeURIComponent(element.dataset.secureForm)}`
    if (element.dataset.secureFormTransparentBackground === 'true') frame.allowTransparency = 'true'
    element.append(frame)
  }

  function refresh() {
    for (const element of document.querySelectorAll('[data-secure-form]')) addFrame(element)
  }

  window.HUSH = { ...window.HUSH, embedHushForm: { refresh } }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', refresh)
  else refresh()
})()
