// Reads the configurations in the folder given, each with its host's own parser or schema, and prints what is wrong with each as one line of JSON.
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
const read = (name) => readFileSync(join(folder, name), 'utf8')

async function netlify() {
  const { headers, errors: wrongHeaders } = await parseAllHeaders({
    headersFiles: [join(folder, 'netlify/_headers')],
    configHeaders: [],
    minimal: true,
  })
  const { redirects, errors: wrongRedirects } = await parseAllRedirects({
    redirectsFiles: [join(folder, 'netlify/_redirects')],
    configRedirects: [],
    minimal: true,
  })
  report('netlify', {
    rules: headers.length + redirects.length,
    wrong: [...wrongHeaders, ...wrongRedirects].map(({ message }) => message),
  })
}

function vercel() {
  const { cleanUrls, trailingSlash, redirects, headers } = JSON.parse(read('vercel/vercel.json'))
  const ajv = new Ajv({ strict: false, allErrors: true })
  const shapes = Object.entries({ redirects: [redirectsSchema, redirects], headers: [headersSchema, headers] })
  const misshapen = shapes.flatMap(([name, [schema, value]]) =>
    ajv.validate(schema, value) ? [] : [`${name}: ${ajv.errorsText()}`],
  )
  const { routes, error } = getTransformedRoutes({ cleanUrls, trailingSlash, redirects, headers })
  report('vercel', { rules: routes?.length ?? 0, wrong: [...misshapen, ...(error ? [error.message] : [])] })
}

function kubernetes() {
  const kinds = { ...core, ...apps, ...policy }
  const objects = parseAllDocuments(read('kubernetes/site.yaml')).map((document) => document.toJS())
  const wrong = objects.flatMap((object) => {
    try {
      new kinds[object.kind](object).validate()
      return []
    } catch (error) {
      return [`${object.kind}: ${error.message}`]
    }
  })
  report('kubernetes', { rules: objects.length, wrong })
}

function report(host, found) {
  console.log(JSON.stringify({ host, ...found }))
}

await netlify()
vercel()
kubernetes()
