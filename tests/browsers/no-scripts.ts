// The site for a browser without scripts: the same pages, with a policy that refuses every script.
import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves the site at `origin` without scripts. The caller closes the server. */
export async function withoutScripts(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const onward = sendRequest(
      new URL(request.url ?? '/', origin),
      { method: request.method, headers: { ...request.headers, host: new URL(origin).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, {
          ...answer.headers,
          'content-security-policy': "script-src 'none'",
        })
        answer.pipe(response)
      },
    )
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
