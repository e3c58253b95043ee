// `npm run observatory`: Mozilla's HTTP Observatory scans every page of the built site over HTTPS; each must reach 125.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentSite } from '../app/content/site.server.ts'
import { formsOn, type Page } from '../app/content/page.ts'
import { defaultOrigin } from '../app/forms/origins.ts'
import { startSiteServer } from '../hosting/server/server.ts'
import { SITE_DIR } from '../build/build-site.ts'
import { HOSTING_FILE } from '../build/finish/finish-site.ts'
import { startHttpsFront, type Answer } from './observatory/https-front.ts'
import { installScanner, scan, type Finding } from './observatory/scanner.ts'
import { CommandError, fail, step } from '../cli/steps.ts'

const WANTED = 125
/** The demonstration's form service has no HTTPS. It stands in for Hush with Hush's own policy, so Hush's origin takes its place in what is scanned. */
const DEMONSTRATION = /http:\/\/localhost:\d+/g
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/?>/

async function observatory(): Promise<void> {
  if (!existsSync(SITE_DIR)) throw new CommandError('There is no built site to scan. Run `npm run build` first.')
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'))
  try {
    const scanner = await step('Scanner installed', () => installScanner())
    const { key, cert } = certificate(folder)
    const site = await startSiteServer({ root: SITE_DIR, hostingFile: HOSTING_FILE, port: 0 })
    const front = await startHttpsFront({
      behind: site.origin,
      key: readFileSync(key),
      cert: readFileSync(cert),
      edit: withOnePolicy,
    })
    const kinds = pageKinds([...(await currentSite()).pages.values()])
    const at = `localhost:${front.port}`
    const findings = await step(`${kinds.size} pages scanned`, (say) =>
      scan(
        scanner,
        [...kinds.keys()].map((path) => at + path),
        cert,
        say,
      ),
    )
    await Promise.all([front.close(), site.close()])
    report(findings.map((finding) => ({ ...finding, kind: kinds.get(finding.address.slice(at.length)) ?? '' })))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Of two policies the scanner counts only sources that stand in both, and so sees nothing of what a page's own allows beside the header's.
 * The page's policy moves into the header, which holds to the letter what the two together mean.
 */
function withOnePolicy({ headers, body }: Answer): Answer {
  const [meta = '', own = ''] = OWN_POLICY.exec(body) ?? []
  if (!own) return { headers, body }
  const names = new Set(own.split('; ').map((directive) => directive.split(' ')[0]))
  const more = String(headers['content-security-policy'])
    .split('; ')
    .filter((directive) => !names.has(directive.split(' ')[0]))
  const policy = [own, ...more].join('; ').replaceAll(DEMONSTRATION, defaultOrigin('hush'))
  return {
    headers: { ...headers, 'content-security-policy': policy },
    body: body.replace(meta, '').replaceAll(DEMONSTRATION, defaultOrigin('hush')),
  }
}

/** Each page's kind, by path: what it begins with, and whether a form is on it. */
function pageKinds(pages: readonly Page[]): Map<string, string> {
  return new Map([
    ...pages.map(
      (page) => [page.path, `${page.sections[0]?.type}${formsOn(page).length > 0 ? ', with a form' : ''}`] as const,
    ),
    ['/nothing-here', 'not found'],
  ])
}

/** A certificate for localhost, good for a day. */
function certificate(folder: string): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const asked = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
  ]
  const { status, stderr, error } = spawnSync(
    'openssl',
    ['req', '-x509', ...asked, '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
    {
      encoding: 'utf8',
    },
  )
  if (error || status !== 0)
    throw new CommandError(
      `openssl could not make a certificate for localhost (${error?.message ?? stderr}). Install openssl.`,
    )
  return { key, cert }
}

function report(findings: readonly (Finding & { kind: string })[]): void {
  for (const [kind, group] of Map.groupBy(findings, (finding) => finding.kind)) {
    const worst = group.reduce((low, each) => (each.score < low.score ? each : low))
    console.log(
      `${String(worst.score).padStart(4)} ${worst.grade.padEnd(2)}  ${kind} (${group.length})${worst.lost.length > 0 ? `: ${worst.lost.join(', ')}` : ''}`,
    )
  }
  const low = findings.filter(({ score }) => score < WANTED)
  if (low.length > 0)
    throw new CommandError(
      low
        .map(
          ({ address, score, tests }) =>
            `${address}: ${score}\n${Object.entries(tests)
              .map(([name, { result, modifier }]) => `    ${name}: ${result} (${modifier})`)
              .join('\n')}`,
        )
        .join('\n'),
    )
  console.log(`\nEvery page reaches ${Math.min(...findings.map(({ score }) => score))} of at least ${WANTED}.`)
}

await observatory().catch(fail)
