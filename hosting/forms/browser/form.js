// Shows a questionnaire, and sends the height of the page to the site around it. Answers stay in the memory of this
// page and are never sent.
/* global Survey, questionnaire */
;(() => {
  // This icon has an inline style, which the page's security policy blocks. No questionnaire uses a timer.
  delete Survey.SvgRegistry.icons.timercircle

  Survey.settings.titleTags.page = 'h2'
  const model = new Survey.Model(questionnaire)
  model.applyTheme({ isPanelless: true })
  const container = document.getElementById('form')
  const { siteOrigin } = document.body.dataset

  // An advice page ends the form. It tells the patient to phone, so it has no button to finish.
  const isAdvice = () => model.currentPage?.name.startsWith('advice-') ?? false
  const updatePage = () => {
    model.showCompleteButton = !isAdvice()
    document.body.classList.toggle('advice', isAdvice())
  }
  model.onCurrentPageChanged.add(updatePage)
  updatePage()

  function sendHeight() {
    if (siteOrigin && window.parent !== window)
      window.parent.postMessage({ type: 'secure-form-height', height: document.body.scrollHeight }, siteOrigin)
  }

  // Each new step starts at its top, on the screen and for screen readers. The first step does not move the focus,
  // because it loads with the page.
  let isFirstStep = true
  model.onAfterRenderPage.add((_, { htmlElement }) => {
    sendHeight()
    const title = htmlElement.querySelector('.sd-page__title')
    if (!isFirstStep && title) {
      title.tabIndex = -1
      title.focus({ preventScroll: true })
      container.scrollIntoView()
    }
    isFirstStep = false
  })

  // SurveyJS stores a date when its field loses focus. It would lose the date if it rendered the step before that.
  container.addEventListener('change', ({ target }) => {
    const question = target.type === 'date' && model.getAllQuestions().find(({ inputId }) => inputId === target.id)
    if (question) question.value = target.value
  })

  model.render(container)
  new ResizeObserver(sendHeight).observe(document.body)
})()
