// Shows the questionnaire and its result, and sends the height of the page to the site around it. Answers stay in the
// memory of this page and are never sent.
/* global Survey, questionnaire */
;(() => {
  /** A window that has had one size for this time in ms is not being resized any more. */
  const SETTLED_MS = 250

  // This icon has an inline style, which the page's security policy blocks. The questionnaire uses no timer.
  delete Survey.SvgRegistry.icons.timercircle

  Survey.settings.titleTags.page = 'h2'
  // Urgent help must show at once.
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

  /** Sends the height once the window keeps its size: while it is resized, it has widths that nobody reads at. */
  function sendHeightSoon() {
    clearTimeout(settled)
    settled = setTimeout(sendHeight, SETTLED_MS)
  }

  /** Each new page and the result start at their top, on the screen and for screen readers. */
  function startAt(heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    container.scrollIntoView()
    sendHeight()
  }

  // The first page does not move the focus, because it loads with the site's page.
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
  // The height with the fonts of the device would be another one.
  Promise.allSettled([...document.fonts].map((font) => font.load())).then(() =>
    new ResizeObserver(sendHeightSoon).observe(document.body),
  )
})()
