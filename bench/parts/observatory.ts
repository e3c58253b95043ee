// Mozilla's HTTP Observatory scans every page of the built site over HTTPS. Each page must reach 125.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { providers } from '../../app/forms/providers.ts'
import { SITE_DIR } from '../../build/output/folders.ts'
import { CommandError } from '../../cli/steps.ts'
import { pathsOf, requireBuiltSite, serveSite } from '../built-site.ts'
import { startHttpsFront, type Answer } from '../https-front.ts'
import type { Options } from '../options.ts'
import type { Report } from '../table.ts'

const LEAST_SCORE = 125
/** A page that does not exist is scanned too. */
const MISSING_PAGE = '/nothing-here'
/** The scanner reads this file. Its install script would download a list that a scan of localhost does not need. */
const PRELOAD_LIST = 'bench/node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'
const PAGE_POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/?>/
const LOCAL_FORMS = /http:\/\/localhost:\d+/g

/** Scans every page once. */
export async function measureObservatory(
  _options: Options,
  showProgress: (progress: string) => void,
): Promise<Report> {
  requireBuiltSite()
  writeFileSync(PRELOAD_LIST, '{}')
  const { scan } = await import('@mdn/mdn-http-observatory')
  const { key, cert } = makeCertificate()
  setDefaultCACertificates([...getCACertificates(), cert])
  const site = await serveSite()
  const front = await startHttpsFront({ behind: site.origin, key, cert, edit: moveIntoHeader })
  const paths = [...pathsOf(SITE_DIR), MISSING_PAGE]
  const rows: (string | number)[][] = []
  const misses: string[] = []
  try {
    for (const path of paths) {
      showProgress(`${rows.length + 1} of ${paths.length}, ${path}`)
      const result = await scan(`localhost:${front.port}${path}`)
      const { score, grade } = result.scan
      const failed = Object.entries(result.tests).filter(([, { pass }]) => !pass)
      const reasons = failed.map(([name, test]) => `${name}: ${test.result} (${test.scoreModifier})`).join(', ')
      rows.push([path, score, grade, reasons])
      if (score < LEAST_SCORE) misses.push(`${path} has ${score}, not ${LEAST_SCORE}. ${reasons}`)
    }
  } finally {
    await Promise.all([front.close(), site.close()])
  }
  return {
    tables: [{ title: 'HTTP Observatory', columns: ['page', 'score', 'grade', 'failed tests'], rows }],
    misses,
  }
}

/**
 * Moves the page's own content policy into the header. The scanner only counts sources that both policies name,
 * so it would not see what the page allows. The result means the same as header and page together.
 * The local form service has no HTTPS, so the origin of the provider that it imitates takes its place.
 */
function moveIntoHeader({ headers, body }: Answer): Answer {
  const [meta = '', pagePolicy = ''] = PAGE_POLICY.exec(body) ?? []
  if (!pagePolicy) return { headers, body }
  const names = new Set(pagePolicy.split('; ').map(nameOf))
  const others = String(headers['content-security-policy'])
    .split('; ')
    .filter((directive) => !names.has(nameOf(directive)))
  const withProvider = (text: string) => text.replaceAll(LOCAL_FORMS, String(providers.hush.origin))
  return {
    headers: { ...headers, 'content-security-policy': withProvider([pagePolicy, ...others].join('; ')) },
    body: withProvider(body.replace(meta, '')),
  }
}

function nameOf(directive: string): string | undefined {
  return directive.split(' ')[0]
}

/** A certificate for localhost that is valid for a day, as PEM. Throws CommandError without openssl. */
function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const args = ['req', '-x509', ...curve, ...names, '-keyout', key, '-out', cert]
  const { status, stderr, error } = spawnSync('openssl', args, { encoding: 'utf8' })
  if (error || status !== 0)
    throw new CommandError(`openssl could not make a certificate (${error?.message ?? stderr}). Install openssl.`)
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return made
}
