// Stand-ins for the providers' scripts: what each puts on a page, by the embed codes in app/forms/fixtures and the providers' own sources.

interface StandIn {
  contentType: string
  body: string
}
const script = (body: string): StandIn => ({ contentType: 'text/javascript', body })

/** By address. */
export const standIns: Readonly<Record<string, StandIn>> = {
  'https://hushforms.com/f/public/javascript/embed-hush-form.js': script(`
    var HUSH = { embedHushForm: { refresh: function () { fill() } } }
    function fill() {
      document.querySelectorAll('[data-secure-form]').forEach(function (element) {
        var frame = document.createElement('iframe')
        frame.src = 'https://hushforms.com/' + element.getAttribute('data-secure-form')
        element.appendChild(frame)
      })
    }
    window.addEventListener('message', function () {})
    document.addEventListener('visibilitychange', function () {})
    addEventListener('resize', function () {}, { passive: true })
    fill()
  `),
  'https://www.cognitoforms.com/f/seamless.js': script(`
    window.Cognito = { mount: function () {} }
    var here = document.currentScript
    window.addEventListener('hashchange', function () {}, true)
    var style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = 'https://www.cognitoforms.com/content/form.css'
    document.head.appendChild(style)
    setTimeout(function () {
      if (!here.dataset.key || !here.dataset.form || !here.parentElement) return
      var form = document.createElement('form')
      form.className = 'cog-form'
      here.parentElement.appendChild(form)
    }, 20)
  `),
  'https://embed.typeform.com/next/embed.js': script(`
    window.tf = {
      load: function () {
        document.querySelectorAll('[data-tf-widget]').forEach(function (element) {
          if (element.querySelector('iframe')) return
          var wrapper = document.createElement('div')
          var frame = document.createElement('iframe')
          frame.src = 'https://form.typeform.com/to/' + element.dataset.tfWidget
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
  `),
  'https://cdn.form.io/formiojs/formio.full.min.js': script(`
    window.Formio = {
      createForm: function (place, address) {
        return new Promise(function (done) {
          setTimeout(function () {
            var form = document.createElement('form')
            form.action = address
            place.appendChild(form)
            done({ destroy: function () { form.remove() } })
          }, 20)
        })
      },
    }
    window.FormioUtils = {}
    document.addEventListener('click', function () {})
  `),
}
