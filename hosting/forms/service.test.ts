// The local form service over HTTP: Hush's contract, and an answer to everything else.
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { providers } from '../../app/forms/providers.ts'
import { readClinic } from './clinic.ts'
import { startFormService, type FormService } from './service.ts'

const clinic = readClinic()
const siteOrigin = 'http://localhost:4173'
const id = clinic.forms.ids['tmj'] ?? ''
let service: FormService

beforeAll(async () => {
  service = await startFormService({ port: 0, siteOrigin })
})
afterAll(() => service.close())

/** Sends the path as it is; fetch would mend a malformed one. */
function raw(path: string, method = 'GET'): Promise<number | undefined> {
  return new Promise((done, broken) => {
    request(service.origin, { path, method }, (response) => done(response.resume().statusCode))
      .on('error', broken)
      .end()
  })
}

describe('the contract', () => {
  it('serves the embed script to other origins', async () => {
    const response = await fetch(`${service.origin}/f/public/javascript/embed-hush-form.js`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const script = await response.text()
    for (const part of ['data-secure-form', 'HUSH', 'embedHushForm', 'refresh']) expect(script).toContain(part)
  })

  it('shows a form at the direct link that the site gives', async () => {
    const response = await fetch(providers.local.directLink({ provider: 'local', id, origin: service.origin }))
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<h1>TMJ Treatment Eligibility Check</h1>')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('lets the site alone frame it, and nothing inline run in it', async () => {
    const response = await fetch(`${service.origin}/embed/${id}`)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors ${siteOrigin}`)
    expect(policy).not.toMatch(/unsafe|\*/)
    const html = await response.text()
    expect(html).toContain('Demonstration: nothing you enter is stored or sent.')
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style| on\w+=| style=/)
  })

  it('serves every file that its pages name', async () => {
    for (const path of ['/embed/', '/']) {
      const html = await (await fetch(`${service.origin}${path}${id}`)).text()
      const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file)
      expect(files.length).toBeGreaterThan(4)
      for (const file of files) expect((await fetch(`${service.origin}${file}`)).status, file).toBe(200)
    }
  })
})

describe('everything else', () => {
  it.each([
    '/sb-nobody-0x0x',
    '/embed/sb-nobody-0x0x',
    '/definitions/sb-nobody-0x0x.js',
    '/',
    '/embed/',
    '/assets/nothing.js',
    `/other/${id}`,
  ])('answers %s with 404 and the phone number', async (path) => {
    const response = await fetch(`${service.origin}${path}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(clinic.phone)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('takes nothing in by %s', async (method) => {
    const response = await fetch(`${service.origin}/${id}`, {
      method,
      ...(method === 'DELETE' ? {} : { body: 'a=b' }),
    })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it.each(['/%E0%A4%A', '/%', '//', '//['])('answers the malformed address %s with 400', async (path) => {
    expect(await raw(path)).toBe(400)
  })

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${service.origin}/${id}`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('hands out no file outside its list', async () => {
    expect(await raw('/assets/../../package.json')).toBe(404)
    expect(await raw('/assets/%2e%2e%2f%2e%2e%2fpackage.json')).toBe(404)
  })
})

describe('starting', () => {
  it('rejects with the raw error when the port is busy', async () => {
    const port = Number(new URL(service.origin).port)
    await expect(startFormService({ port, siteOrigin })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('misbehaves on demand only', async () => {
    const broken = await startFormService({
      port: 0,
      siteOrigin,
      misbehave: { delayScriptMs: 60, scriptStatus: 503 },
    })
    const began = performance.now()
    const response = await fetch(`${broken.origin}/f/public/javascript/embed-hush-form.js`)
    expect(response.status).toBe(503)
    expect(performance.now() - began).toBeGreaterThan(50)
    expect((await fetch(`${broken.origin}/${id}`)).status).toBe(200)
    await broken.close()
  })
})
