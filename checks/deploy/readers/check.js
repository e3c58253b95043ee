// Reads each configuration in a folder with its host's own parser or schema. The folder is the first argument.
// Prints one line of JSON for each host, with its problems.
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { getTransformedRoutes, headersSchema, redirectsSchema } from '@vercel/routing-utils'
import { Ajv } from 'ajv'
import * as apps from 'kubernetes-models/apps/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'

const folder = process.argv[2] ?? ''
const readText = (name) => readFileSync(join(folder, name), 'utf8')

async function netlify() {
  const { headers, errors: headerErrors } = await parseAllHeaders({
    headersFiles: [join(folder, 'netlify/_headers')],
    configHeaders: [],
    minimal: true,
  })
  const { redirects, errors: redirectErrors } = await parseAllRedirects({
    redirectsFiles: [join(folder, 'netlify/_redirects')],
    configRedirects: [],
    minimal: true,
  })
  report('netlify', {
    rules: headers.length + redirects.length,
    problems: [...headerErrors, ...redirectErrors].map(({ message }) => message),
  })
}

function vercel() {
  const { cleanUrls, trailingSlash, redirects, headers } = JSON.parse(readText('vercel/vercel.json'))
  const ajv = new Ajv({ strict: false, allErrors: true })
  const schemas = Object.entries({ redirects: [redirectsSchema, redirects], headers: [headersSchema, headers] })
  const invalid = schemas.flatMap(([name, [schema, value]]) =>
    ajv.validate(schema, value) ? [] : [`${name}: ${ajv.errorsText()}`],
  )
  const { routes, error } = getTransformedRoutes({ cleanUrls, trailingSlash, redirects, headers })
  report('vercel', { rules: routes?.length ?? 0, problems: [...invalid, ...(error ? [error.message] : [])] })
}

function kubernetes() {
  const kinds = { ...core, ...apps, ...policy }
  const objects = parseAllDocuments(readText('kubernetes/site.yaml')).map((document) => document.toJS())
  const problems = objects.flatMap((object) => {
    try {
      new kinds[object.kind](object).validate()
      return []
    } catch (error) {
      return [`${object.kind}: ${error.message}`]
    }
  })
  report('kubernetes', { rules: objects.length, problems })
}

function report(host, result) {
  console.log(JSON.stringify({ host, ...result }))
}

await netlify()
vercel()
kubernetes()
