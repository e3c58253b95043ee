// A step of `npm run check`: writes content/schema/*.schema.json. With them, VS Code completes field names
// (.vscode/settings.json).
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_DIR } from '../app/content/read/site.server.ts'
import { jsonSchemas } from '../checks/schema/schemas.ts'

const folder = join(CONTENT_DIR, 'schema')
mkdirSync(folder, { recursive: true })
for (const [file, text] of jsonSchemas()) {
  writeFileSync(join(folder, file), text)
  console.log(`Wrote ${join(folder, file)}`)
}
