// Shows a questionnaire and its result, and sends the height of the page to the site around it. Answers stay in the
// memory of this page and are never sent.
/* global Survey, questionnaire */
;(() => {
  /** A window that has had one size for this time in ms is not being resized any more. */
  const SETTLED_MS = 250

  // This icon has an inline style, which the page's security policy blocks. No questionnaire uses a timer.
  delete Survey.SvgRegistry.icons.timercircle

  Survey.settings.titleTags.page = 'h2'
  // Urgent help must show at once.
  Survey.settings.animationEnabled = false
  const model = new Survey.Model(questionnaire)
  model.applyTheme({ isPanelless: true })
  const container = document.getElementById('form')
  const summary = document.getElementById('errors')
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
  }

  // The first page does not move the focus, because it loads with the site's page.
  let isFirstPage = true
  model.onAfterRenderPage.add((_, { htmlElement }) => {
    summary.hidden = true
    const title = htmlElement.querySelector('.sd-page__title')
    if (isFirstPage) {
      isFirstPage = false
      return
    }
    if (title) startAt(title)
    sendHeight()
  })

  model.onComplete.add(() => {
    // SurveyJS shows the result after this event.
    requestAnimationFrame(() => {
      startAt(container.querySelector('.result h2'))
      sendHeight()
    })
  })

  container.addEventListener('click', ({ target }) => {
    if (!target.closest('.result button')) return
    const keepsAnswers = false
    model.clear(keepsAnswers, true)
  })

  // A list of the questions without an answer, above the page. Each entry leads to its question.
  model.onValidatePage.add((_, { questions }) => {
    const missing = questions.filter(({ errors }) => errors.length > 0)
    summary.hidden = missing.length === 0
    if (summary.hidden) return
    const entries = missing.map((question) => {
      const link = document.createElement('a')
      link.href = `#${question.id}`
      link.textContent = question.title
      link.addEventListener('click', (event) => {
        event.preventDefault()
        question.focus()
      })
      const entry = document.createElement('li')
      entry.append(link)
      return entry
    })
    summary.querySelector('ul').replaceChildren(...entries)
    summary.focus()
  })

  model.render(container)
  // The height with the fonts of the device would be another one.
  Promise.allSettled([...document.fonts].map((font) => font.load())).then(() =>
    new ResizeObserver(sendHeightSoon).observe(document.body),
  )
})()
