// Runs the steps of the Containerfile without a container engine: in Linux namespaces, over a read-only copy of this
// machine's Debian, as the user that the file names.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const PROGRAMS = ['unshare', 'setpriv', 'nginx', 'curl', 'ip']
/** Folders that nothing may write to while the container runs. */
const READ_ONLY_FOLDERS = ['/etc', '/srv/site', '/var/log/nginx', '/var/lib/nginx']

/** Why the steps can't run on this machine; undefined when they can. */
export function whyNoContainer(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux'
  const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0)
  return missing.length > 0 ? `needs ${missing.join(', ')}` : undefined
}

/**
 * One line for each problem of the container that `containerfile` describes: it must run, pass its health check,
 * write to /tmp only, and end with code 0 at its stop signal. `scratch` is an empty folder.
 */
export function containerProblems(containerfile: string, scratch: string): string[] {
  // In the scripts below, $R is the root folder of the container.
  const lines = containerfile.replaceAll('\\\n', ' ').split('\n')
  const argumentsOf = (instruction: string) =>
    lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))
  const [user = ''] = argumentsOf('USER')
  const [uid, gid] = user.split(':')
  const health = /CMD (.*)/.exec(argumentsOf('HEALTHCHECK')[0] ?? '')?.[1] ?? 'false'
  const start = (JSON.parse(argumentsOf('ENTRYPOINT')[0] ?? '["false"]') as string[]).join(' ')
  const removed = [...(argumentsOf('RUN')[0] ?? '').matchAll(/ (\/(?:etc|var\/www)\/\S+)/g)].map(
    ([, path]) => `$R${path}`,
  )
  const copies = argumentsOf('COPY').map((copy) => {
    const [from = '', to = ''] = copy.split(' ')
    return { from: resolve(from), to: `$R${to}` }
  })

  const insideScript = `
${start} & server=$!
for try in $(seq 50); do (${health}) > /dev/null 2>&1 && break; sleep 0.1; done
(${health}) > /dev/null || echo 'The health check fails while the server runs.'
for folder in ${READ_ONLY_FOLDERS.join(' ')}; do
  touch $folder/x 2> /dev/null && echo "$folder is not read-only."
done
[ "$(id -u)" = ${uid} ] || echo "It runs as $(id -u)."
grep -q 'CapEff:.0000000000000000' /proc/$server/status || echo 'It has capabilities.'
kill -s ${(argumentsOf('STOPSIGNAL')[0] ?? 'SIGTERM').replace('SIG', '')} $server
wait $server || echo "It ended with code $? at its stop signal."
(${health}) > /dev/null && echo 'The health check passes without a server.'
echo done`
  const outsideScript = `set -e
ip link set lo up
mount -t tmpfs tmpfs ${scratch}
R=${scratch}/root
mkdir ${scratch}/upper ${scratch}/work $R
mount -t overlay overlay -o lowerdir=/,upperdir=${scratch}/upper,workdir=${scratch}/work $R
rm -rf ${[...removed, ...copies.map(({ to }) => to)].join(' ')}
${copies.map(({ from, to }) => `cp -r ${from} ${to}`).join('\n')}
mount -o remount,ro $R
mount -t tmpfs -o mode=1777,size=16m tmpfs $R/tmp
mount -t proc proc $R/proc
mount --rbind /dev $R/dev
cat > $R/tmp/inside.sh <<'END'
${insideScript}
END
chroot $R setpriv --reuid=${uid} --regid=${gid} --clear-groups \\
  --no-new-privs --bounding-set=-all --inh-caps=-all sh /tmp/inside.sh`

  const script = join(scratch, '../container.sh')
  mkdirSync(scratch, { recursive: true })
  writeFileSync(script, outsideScript)
  const { stdout, stderr } = spawnSync(
    'unshare',
    ['--mount', '--pid', '--fork', '--net', '--propagation', 'private', 'sh', script],
    {
      encoding: 'utf8',
      timeout: 60_000,
    },
  )
  const output = stdout.trim().split('\n')
  return output.at(-1) === 'done' ? output.slice(0, -1) : [`The steps did not finish. ${stderr.trim()}`]
}
