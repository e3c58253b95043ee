// Local insights script. It understands the queue of Vercel Web Analytics (window.va, window.vaq) and posts each view
// to the local server.
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
