// The demonstration provider over HTTP: it works as Hush does, and answers every other request.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClinic, readTitles } from './content.ts'
import type { Listening } from '../listen.ts'
import { send } from '../../tests/hosts/requests.ts'
import { startDemonstrationProvider } from './service.ts'

const clinic = readClinic()
const ids = Object.values(clinic.forms.ids)
const [id = ''] = ids
const siteOrigin = 'http://localhost:4173'
let service: Listening

beforeAll(async () => {
  service = await startDemonstrationProvider({ port: 0, siteOrigin })
})
afterAll(() => service.close())

const get = (path: string) => fetch(`${service.origin}${path}`)

describe('forms', () => {
  it('all have a page at their direct link, with their title, which no other page may frame', async () => {
    const titles = readTitles(clinic)
    for (const each of ids) {
      const response = await get(`/${each}`)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain(`<h1>${titles.get(each)?.replaceAll('&', '&amp;')}</h1>`)
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })

  it('get their title from the page of the site that opens with them', () => {
    for (const title of readTitles(clinic).values()) expect(title).toMatch(/^[^*{]+ [^*{]+$/)
  })

  it('are shown in frames of the site only, and run no inline code', async () => {
    const response = await get(`/embed/${id}`)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors ${siteOrigin}`)
    expect(policy).not.toMatch(/unsafe|\*/)
    const html = await response.text()
    expect(html).toContain('Demonstration: nothing is saved or sent.')
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style| on\w+=| style=/)
  })
})

describe('other requests', () => {
  it.each(['/nobody-0x0x', '/embed/nobody-0x0x', '/', '/embed/', '/assets/nothing.js', `/other/${id}`])(
    'for %s get 404 and the phone number',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain(clinic.phone)
    },
  )

  it.each(['/%E0%A4%A', '/%', '//', '/assets/../../package.json', '/assets/%2e%2e%2f%2e%2e%2fpackage.json'])(
    'for the hostile address %s get 404',
    async (path) => expect((await send(service.origin, path)).status).toBe(404),
  )

  it('that send something get 405', async () => {
    const response = await fetch(`${service.origin}/${id}`, { method: 'POST', body: 'a=b' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})
