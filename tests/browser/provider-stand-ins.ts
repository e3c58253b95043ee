// Stand-ins for the providers' scripts. Each does what the provider's embed code (app/forms/fixtures) and source do.

/** A script that puts a frame into every mount with `attribute`, and leaves what Hush's script leaves on the page. */
const hush = (origin: string) => `
  var HUSH = { embedHushForm: { refresh: function () { fill() } } }
  function fill() {
    document.querySelectorAll('[data-secure-form]').forEach(function (element) {
      var frame = document.createElement('iframe')
      frame.src = '${origin}/' + element.getAttribute('data-secure-form')
      element.appendChild(frame)
    })
  }
  window.addEventListener('message', function () {})
  document.addEventListener('visibilitychange', function () {})
  addEventListener('resize', function () {}, { passive: true })
  fill()
`

/** Source of a provider's script by the provider's name. Jotform and plain frames run no script on the page. */
export const standIns: Readonly<Record<string, (origin: string) => string>> = {
  hush,
  local: hush,
  cognito: (origin) => `
    window.Cognito = { mount: function () {} }
    var here = document.currentScript
    window.addEventListener('hashchange', function () {}, true)
    var style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = '${origin}/content/form.css'
    document.head.appendChild(style)
    queueMicrotask(function () {
      if (!here.dataset.key || !here.dataset.form || !here.parentElement) return
      var form = document.createElement('form')
      form.className = 'cog-form'
      form.appendChild(document.createElement('input'))
      here.parentElement.appendChild(form)
    })
  `,
  typeform: (origin) => `
    window.tf = {
      load: function () {
        document.querySelectorAll('[data-tf-widget]').forEach(function (element) {
          if (element.querySelector('iframe')) return
          var wrapper = document.createElement('div')
          var frame = document.createElement('iframe')
          frame.src = '${origin}/to/' + element.dataset.tfWidget
          wrapper.appendChild(frame)
          element.appendChild(wrapper)
        })
      },
    }
    window.addEventListener('message', function () {})
    document.addEventListener('DOMContentLoaded', window.tf.load)
    var style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = 'https://embed.typeform.com/next/css/widget.css'
    document.head.appendChild(style)
  `,
  formio: () => `
    window.Formio = {
      createForm: function (place, address) {
        var form = document.createElement('form')
        form.action = address
        form.appendChild(document.createElement('input'))
        place.appendChild(form)
        return Promise.resolve({ destroy: function () { form.remove() } })
      },
    }
    window.FormioUtils = {}
    document.addEventListener('click', function () {})
  `,
}

/**
 * Script in the frame of a form, by the provider's name: sends the message by which the page knows that the form can
 * be filled in. Hush and plain frames send none.
 */
export const proofs: Readonly<Record<string, (id: string) => string>> = {
  local: () => `parent.postMessage({ type: 'secure-form-height', height: 640 }, '*')`,
  jotform: (id) => `parent.postMessage('setHeight:640:${id}', '*')`,
  typeform: () => `parent.postMessage({ type: 'form-ready', embedId: '1' }, '*')`,
}
