// The container without a container engine: the Containerfile's steps over this machine's own Debian, in namespaces of their own, read-only, as its user.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const PROGRAMS = ['unshare', 'setpriv', 'nginx', 'curl', 'ip']
/** What only an image may hold, and nothing may change while it runs. */
const CLOSED = ['/etc', '/srv/site', '/var/log/nginx', '/var/lib/nginx']

/** Why the steps can't be done on this machine; undefined when they can. */
export function whyNoContainer(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux'
  const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0)
  return missing.length > 0 ? `needs ${missing.join(', ')}` : undefined
}

/** What is wrong with the container that `containerfile` describes; empty when it runs, is well, and can write to /tmp alone. `scratch` is an empty folder. */
export function containerProblems(containerfile: string, scratch: string): string[] {
  const lines = containerfile.replaceAll('\\\n', ' ').split('\n')
  const after = (instruction: string) =>
    lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1))
  const [user = ''] = after('USER')
  const [uid, gid] = user.split(':')
  const health = /CMD (.*)/.exec(after('HEALTHCHECK')[0] ?? '')?.[1] ?? 'false'
  const start = (JSON.parse(after('ENTRYPOINT')[0] ?? '["false"]') as string[]).join(' ')
  const emptied = [...(after('RUN')[0] ?? '').matchAll(/ (\/(?:etc|var\/www)\/\S+)/g)].map(([, path]) => `$R${path}`)

  const inside = `
${start} & server=$!
sleep 1
(${health}) > /dev/null || echo 'The health check fails while the server runs.'
for folder in ${CLOSED.join(' ')}; do touch $folder/x 2> /dev/null && echo "$folder can be written to."; done
[ "$(id -u)" = ${uid} ] || echo "It runs as $(id -u)."
grep -q 'CapEff:.0000000000000000' /proc/$server/status || echo 'It has capabilities.'
kill -s ${(after('STOPSIGNAL')[0] ?? 'SIGTERM').replace('SIG', '')} $server
wait $server || echo "It ended with $? when it was told to stop."
(${health}) > /dev/null && echo 'The health check succeeds without a server.'
echo done`
  const outside = `set -e
ip link set lo up
mount -t tmpfs tmpfs ${scratch}
R=${scratch}/root
mkdir ${scratch}/upper ${scratch}/work $R
mount -t overlay overlay -o lowerdir=/,upperdir=${scratch}/upper,workdir=${scratch}/work $R
rm -rf ${emptied.join(' ')} $R${after('COPY')
    .map((copy) => copy.split(' ')[1])
    .join(' $R')}
${after('COPY')
  .map((copy) => {
    const [from = '', to] = copy.split(' ')
    return `cp -r ${resolve(from)} $R${to}`
  })
  .join('\n')}
mount -o remount,ro $R
mount -t tmpfs -o mode=1777,size=16m tmpfs $R/tmp
mount -t proc proc $R/proc
mount --rbind /dev $R/dev
cat > $R/tmp/inside.sh <<'END'
${inside}
END
chroot $R setpriv --reuid=${uid} --regid=${gid} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all sh /tmp/inside.sh`

  const script = join(scratch, '../container.sh')
  mkdirSync(scratch, { recursive: true })
  writeFileSync(script, outside)
  const { stdout, stderr } = spawnSync(
    'unshare',
    ['--mount', '--pid', '--fork', '--net', '--propagation', 'private', 'sh', script],
    {
      encoding: 'utf8',
      timeout: 60_000,
    },
  )
  const said = stdout.trim().split('\n')
  return said.at(-1) === 'done' ? said.slice(0, -1) : [`The steps did not come to their end. ${stderr.trim()}`]
}
