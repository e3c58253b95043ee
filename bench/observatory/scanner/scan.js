// Scans the addresses given, each as `host:port/path`, with Mozilla's own scanner, and prints its findings for each as one line of JSON.
import { scan } from '@mdn/mdn-http-observatory'

for (const address of process.argv.slice(2)) {
  const result = await scan(address)
  const lost = Object.values(result.tests)
    .filter(({ pass }) => !pass)
    .map(({ result: finding }) => finding)
  const tests = Object.fromEntries(
    Object.entries(result.tests).map(([name, test]) => [
      name,
      { result: test.result, pass: test.pass, modifier: test.scoreModifier },
    ]),
  )
  console.log(JSON.stringify({ address, score: result.scan.score, grade: result.scan.grade, lost, tests }))
}
