// Shows a questionnaire and tells the site around it how tall it is. What is typed stays in this page's memory and ends with it.
/* global Survey, questionnaire */
;(() => {
  // Carries an inline style, which this page's security policy refuses; nothing here is timed.
  delete Survey.SvgRegistry.icons.timercircle

  Survey.settings.titleTags.page = 'h2'
  const model = new Survey.Model(questionnaire)
  model.applyTheme({ isPanelless: true })
  const place = document.getElementById('form')
  const { siteOrigin } = document.body.dataset

  // On an advice page the form ends without being sent: the way on is the phone.
  const isAdvice = () => model.currentPage?.name.startsWith('advice-') ?? false
  const settle = () => {
    model.showCompleteButton = !isAdvice()
    document.body.classList.toggle('advice', isAdvice())
  }
  model.onCurrentPageChanged.add(settle)
  settle()

  function tellHeight() {
    if (siteOrigin && window.parent !== window)
      window.parent.postMessage({ type: 'secure-form-height', height: document.body.scrollHeight }, siteOrigin)
  }

  // A new step begins at its top, for eyes and for screen readers; the first one comes with the page and leaves the focus alone.
  let isFirst = true
  model.onAfterRenderPage.add((_, { htmlElement }) => {
    tellHeight()
    const title = htmlElement.querySelector('.sd-page__title')
    if (!isFirst && title) {
      title.tabIndex = -1
      title.focus({ preventScroll: true })
      place.scrollIntoView()
    }
    isFirst = false
  })

  // SurveyJS takes a date in when its field is left, and loses it when the step is drawn anew before that.
  place.addEventListener('change', ({ target }) => {
    const question = target.type === 'date' && model.getAllQuestions().find(({ inputId }) => inputId === target.id)
    if (question) question.value = target.value
  })

  model.render(place)
  new ResizeObserver(tellHeight).observe(document.body)
})()
