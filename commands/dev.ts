// `npm run dev`: serves the site and the demonstration provider, and reloads pages after a change to content or code.
// PORT and FORMS_PORT in the environment set their ports, which are 3000 and 3001.
import { spawn } from 'node:child_process'
import { LOCAL_FORMS_PORT } from '../app/schema/form-providers.ts'
import { REACT_ROUTER } from '../pipeline/bundle.ts'
import { portsFromEnvironment } from '../cli/ports.ts'
import { startDemonstrationProvider } from '../hosting/demonstration-provider/service.ts'

const { port, formsPort } = await portsFromEnvironment({ port: 3000, formsPort: LOCAL_FORMS_PORT })
const forms = await startDemonstrationProvider({ port: formsPort, siteOrigin: `http://localhost:${port}` })
console.log(`Its forms:   ${forms.origin}\nThe site:`)
const site = spawn(process.execPath, [REACT_ROUTER, 'dev', '--port', String(port)], { stdio: 'inherit' })
const stop = () => site.kill('SIGTERM')
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
site.once('exit', (code) => void forms.close().then(() => process.exit(code ?? 0)))
