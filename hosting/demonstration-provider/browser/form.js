// Shows the questionnaire and its result, and sends the height of the form to the page that embeds it. The answers
// stay in memory and are never sent.
/* global Survey, questionnaire */
;(() => {
  /** Debounces resizes of the window, in ms. */
  const RESIZE_DEBOUNCE_MS = 250

  // The Content-Security-Policy blocks the inline style of this icon, and the questionnaire has no timer.
  delete Survey.SvgRegistry.icons.timercircle

  Survey.settings.titleTags.page = 'h2'
  // Urgent help must appear immediately.
  Survey.settings.animationEnabled = false
  const model = new Survey.Model(questionnaire)
  model.applyTheme({ isPanelless: true })
  const container = document.getElementById('form')
  const { siteOrigin } = document.body.dataset

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

  /** Scrolls to the top of a new page or the result, and moves the focus of screen readers there. */
  function startAt(heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    container.scrollIntoView()
    sendHeight()
  }

  // The first page must not move the focus, because it appears while the page of the site loads.
  let isFirstPage = true
  model.onAfterRenderPage.add((_, { htmlElement }) => {
    if (!isFirstPage) startAt(htmlElement.querySelector('.sd-page__title'))
    isFirstPage = false
  })

  // SurveyJS shows the result after this event.
  model.onComplete.add(() => requestAnimationFrame(() => startAt(container.querySelector('.result h2'))))

  container.addEventListener('click', ({ target }) => {
    if (target.closest('.result button')) model.clear(true, true)
  })

  model.render(container)
  // Wait for the fonts, because they change the height.
  Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => {
    sendHeight()
    new ResizeObserver(sendHeightSoon).observe(document.body)
  })
})()
