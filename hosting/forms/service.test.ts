// The local form service over HTTP: it works as Hush does, and answers every other request.
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { providers } from '../../app/forms/providers.ts'
import { readClinic } from './content.ts'
import { startFormService, type FormService } from './service.ts'

const clinic = readClinic()
const siteOrigin = 'http://localhost:4173'
const id = clinic.forms.ids['tmj'] ?? ''
let service: FormService

beforeAll(async () => {
  service = await startFormService({ port: 0, siteOrigin })
})
afterAll(() => service.close())

/** Status for a path that is sent as it is; fetch would correct a malformed one. */
function statusOf(path: string, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(service.origin, { path, method }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

describe('forms', () => {
  it('are embedded by a script that other origins may load', async () => {
    const response = await fetch(`${service.origin}/f/public/javascript/embed-hush-form.js`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const script = await response.text()
    for (const part of ['data-secure-form', 'HUSH', 'embedHushForm', 'refresh']) expect(script).toContain(part)
  })

  it('have a page of their own at the direct link of the site', async () => {
    const response = await fetch(providers.local.directLink({ provider: 'local', id, origin: service.origin }))
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<h1>TMJ Treatment Eligibility Check</h1>')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('are shown in frames of the site only, and run no inline code', async () => {
    const response = await fetch(`${service.origin}/embed/${id}`)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors ${siteOrigin}`)
    expect(policy).not.toMatch(/unsafe|\*/)
    const html = await response.text()
    expect(html).toContain('Demonstration: nothing you enter is stored or sent.')
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style| on\w+=| style=/)
  })

  it('find every file that they load', async () => {
    for (const path of ['/embed/', '/']) {
      const html = await (await fetch(`${service.origin}${path}${id}`)).text()
      const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file)
      expect(files.length).toBeGreaterThan(4)
      for (const file of files) expect((await fetch(`${service.origin}${file}`)).status, file).toBe(200)
    }
  })
})

describe('other requests', () => {
  it.each([
    '/sb-nobody-0x0x',
    '/embed/sb-nobody-0x0x',
    '/definitions/sb-nobody-0x0x.js',
    '/',
    '/embed/',
    '/assets/nothing.js',
    `/other/${id}`,
  ])('for %s get 404 and the phone number', async (path) => {
    const response = await fetch(`${service.origin}${path}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(clinic.phone)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('with the method %s get 405', async (method) => {
    const response = await fetch(`${service.origin}/${id}`, {
      method,
      ...(method === 'DELETE' ? {} : { body: 'a=b' }),
    })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it.each(['/%E0%A4%A', '/%', '//', '//['])('for the malformed address %s get 400', async (path) => {
    expect(await statusOf(path)).toBe(400)
  })

  it('with the method HEAD get no body', async () => {
    const response = await fetch(`${service.origin}/${id}`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('get no file outside the list of the service', async () => {
    expect(await statusOf('/assets/../../package.json')).toBe(404)
    expect(await statusOf('/assets/%2e%2e%2f%2e%2e%2fpackage.json')).toBe(404)
  })
})

describe('the service', () => {
  it('rejects with the raw error when the port is busy', async () => {
    const port = Number(new URL(service.origin).port)
    await expect(startFormService({ port, siteOrigin })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('makes the embed script late or fail for tests, and nothing else', async () => {
    const broken = await startFormService({
      port: 0,
      siteOrigin,
      failures: { delayScriptMs: 60, scriptStatus: 503 },
    })
    const started = performance.now()
    const response = await fetch(`${broken.origin}/f/public/javascript/embed-hush-form.js`)
    expect(response.status).toBe(503)
    expect(performance.now() - started).toBeGreaterThan(50)
    expect((await fetch(`${broken.origin}/${id}`)).status).toBe(200)
    await broken.close()
  })
})
