// Shows a questionnaire and tells the site around it how tall it is. What is typed stays in this page's memory and ends with it.
/* global Survey, questionnaire */
;(() => {
  const model = new Survey.Model(questionnaire)
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
    if (siteOrigin && window.parent !== window) window.parent.postMessage({ type: 'secure-form-height', height: document.body.scrollHeight }, siteOrigin)
  }

  model.render(place)
  new ResizeObserver(tellHeight).observe(document.body)
  tellHeight()
})()
