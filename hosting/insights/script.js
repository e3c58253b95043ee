// The script of the local analytics. Like that of Vercel Web Analytics, it reads the queue `window.vaq`,
// defines `window.va`, and posts each page view to the server.
;(() => {
  const { src } = document.currentScript
  let beforeSend = (event) => event
  const commands = {
    beforeSend: (handler) => (beforeSend = handler),
    pageview: ({ path }) => {
      const event = beforeSend({ type: 'pageview', url: new URL(path, location.origin).href })
      if (!event) return
      const { pathname, search } = new URL(event.url)
      fetch(new URL('view', src), {
        method: 'POST',
        keepalive: true,
        body: JSON.stringify({ path: pathname + search }),
      }).catch(() => {})
    },
  }
  window.va = (name, data) => commands[name]?.(data)
  for (const [name, data] of window.vaq ?? []) window.va(name, data)
})()
