// Shows the pages of the form and its result, and sends the height of both to the page that embeds it. The answers
// stay in memory and are never sent.
;(() => {
  /** Debounces resizes of the window, in ms. */
  const RESIZE_DEBOUNCE_MS = 250

  const { siteOrigin } = document.body.dataset
  const form = document.querySelector('form')
  const [back, next] = form.querySelectorAll(':scope > .buttons button')
  const pages = [...form.querySelectorAll('.page')]
  const error = form.querySelector('.error')
  const help = form.querySelector('.help')
  let current = 0

  /** The browser asks for an answer to each question of the page that is not disabled. */
  function show(index) {
    current = index
    error.hidden = true
    for (const [at, page] of pages.entries()) {
      page.hidden = at !== index
      page.disabled = page.hidden
    }
    form.querySelector('.progress span').textContent = `Page ${index + 1} of ${pages.length}`
    form.querySelector('progress').value = index + 1
    back.hidden = index === 0
    next.textContent = index === pages.length - 1 ? 'See the result' : 'Next'
  }

  /** Says below the first question without an answer what is missing. The browser's bubble would cover answers. */
  function showError(event) {
    event.preventDefault()
    if (!error.hidden) return
    event.target.closest('[role="radiogroup"]').append(error)
    error.hidden = false
    event.target.focus()
  }

  function showHelp() {
    help.hidden = form.elements.urgent.value !== '1'
  }

  /** Scrolls to the top of a new page or the result, and moves the focus of screen readers there. */
  function startAt(heading) {
    heading.focus({ preventScroll: true })
    document.querySelector('main').scrollIntoView()
    sendHeight()
  }

  function turnTo(index) {
    show(index)
    startAt(pages[index].querySelector('h2'))
  }

  function end(resultId) {
    form.after(document.getElementById(resultId).content.cloneNode(true))
    const heading = document.querySelector('.result h2')
    // First, because a screen reader that loses the focus with the button stays silent about the result.
    heading.focus({ preventScroll: true })
    form.hidden = true
    startAt(heading)
    document.querySelector('.result button')?.addEventListener('click', () => {
      document.querySelector('.result').remove()
      form.reset()
      showHelp()
      form.hidden = false
      turnTo(0)
    })
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.elements.urgent.value === '1') end('urgent')
    else if (current < pages.length - 1) turnTo(current + 1)
    else end(form.elements.here.value === '0' ? 'eligible' : 'review')
  })
  back.addEventListener('click', () => turnTo(current - 1))
  form.addEventListener('invalid', showError, true)
  form.addEventListener('input', () => {
    error.hidden = true
    showHelp()
  })
  // A browser may keep the answer over a reload.
  addEventListener('pageshow', showHelp)

  function sendHeight() {
    if (siteOrigin && window.parent !== window)
      window.parent.postMessage({ type: 'secure-form-height', height: document.body.scrollHeight }, siteOrigin)
  }

  let settled

  /** Waits until the window is no longer being resized, because its widths in between do not matter. */
  function sendHeightSoon() {
    clearTimeout(settled)
    settled = setTimeout(sendHeight, RESIZE_DEBOUNCE_MS)
  }

  // The first page must not move the focus, because it appears while the page of the site loads.
  show(0)
  form.hidden = false
  // Wait for the fonts, because they change the height.
  Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => {
    sendHeight()
    new ResizeObserver(sendHeightSoon).observe(document.body)
  })
})()
