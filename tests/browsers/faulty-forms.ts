// A form service that a test can make fail for one browser: it passes requests on, holds them back, or refuses them.
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** 'hold' delays the answer until the fault is changed. 'refuse' answers with 503. */
export type Fault = 'none' | 'hold' | 'refuse'

/** Serves the form service at `origin` on `port`. `GET /fault/<browser>/<fault>` sets the fault of a browser. */
export async function faultyForms(origin: string, port: number): Promise<{ origin: string; close: () => void }> {
  const faults = new Map<string, Fault>()
  let held: (() => void)[] = []
  const server = createServer((request, response) => {
    const [, browser, fault] = /^\/fault\/(\w+)\/(\w+)$/.exec(request.url ?? '') ?? []
    if (browser && fault) {
      faults.set(browser, fault as Fault)
      const waiting = held
      held = []
      for (const answer of waiting) answer()
      return response.end()
    }
    const answer = () => {
      const current = faultOf(request, faults)
      if (current === 'hold') held = [...held, answer]
      else if (current === 'refuse') response.writeHead(503).end()
      else passOn(origin, request, response)
    }
    return answer()
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Two browsers are tested at the same time, so a fault belongs to one of them, by its name in the user agent. */
function faultOf({ headers }: IncomingMessage, faults: ReadonlyMap<string, Fault>): Fault {
  return [...faults].find(([browser]) => headers['user-agent']?.includes(browser))?.[1] ?? 'none'
}

function passOn(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...request.headers, host: new URL(origin).host }
  const onward = sendRequest(new URL(request.url ?? '/', origin), { method: request.method, headers }, (answer) => {
    // Browsers must not cache the provider's script, because a cached script cannot fail.
    response.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'cache-control': 'no-store' })
    answer.pipe(response)
  })
  request.pipe(onward)
}
