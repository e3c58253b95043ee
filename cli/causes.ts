// What stops a command on a machine, such as a full disk, and what to do about it. The system's own words name the
// call that failed, but seldom the reason.

interface Cause {
  /** The system's codes, or words of a tool that has none. */
  signs: readonly string[]
  /** The call that failed, where the same code means something else in other calls. */
  calls?: readonly string[]
  remedy: string
}

/** The first cause that fits is named. */
const CAUSES: readonly Cause[] = [
  {
    signs: ['ENOSPC', 'EMFILE', 'System limit for number of file watchers'],
    calls: ['watch', 'inotify'],
    remedy:
      'This system watches no more files for changes. Close other programs that watch files, such as editors and ' +
      'development servers, or raise fs.inotify.max_user_watches and fs.inotify.max_user_instances with `sysctl`.',
  },
  {
    signs: ['ENOSPC', 'database or disk is full'],
    remedy: 'The disk is full. A build needs about 200 MB besides node_modules. Free some space, then try again.',
  },
  { signs: ['EDQUOT'], remedy: 'The disk quota of this user is used up. Free some space, then try again.' },
  {
    signs: ['EFBIG'],
    remedy: 'This user may not write files that large (`ulimit -f`). Raise the limit, then try again.',
  },
  {
    signs: ['EMFILE', 'ENFILE'],
    remedy: 'This user may not open that many files at once. Raise the limit with `ulimit -n 4096`, then try again.',
  },
  {
    signs: ['EROFS', 'attempt to write a readonly database'],
    remedy: 'The project is on a disk that can only be read. Work in a copy on another disk.',
  },
  {
    signs: ['EACCES', 'EPERM'],
    calls: ['listen'],
    remedy: 'This user may not use this port. Choose one from 1024 on: PORT=3000.',
  },
  {
    signs: ['EACCES', 'EPERM'],
    remedy:
      'This user may not read or write this file or folder. Give it to this user with `chown` or `chmod`, or run ' +
      'the command as the user who owns it.',
  },
  {
    signs: ['unable to open database file'],
    remedy:
      'The file .build/lock cannot be opened. Either this user may not write in .build, or the path of the ' +
      'project is too long.',
  },
  {
    signs: ['EADDRINUSE'],
    remedy: 'Another program uses this port. Stop that program, or choose another port with PORT or FORMS_PORT.',
  },
  {
    signs: ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'],
    calls: ['listen', 'getaddrinfo'],
    remedy:
      'This machine has no such address. Leave HOST out, or set it to 0.0.0.0 to open the pages to the network.',
  },
  {
    signs: ['ENAMETOOLONG'],
    remedy: 'The path of the project or the name of a file is too long. Shorten it, or move the project up.',
  },
  {
    signs: ['ENOTDIR', 'EEXIST', 'EISDIR'],
    remedy: 'A file is where a folder belongs, or the other way round. Rename or delete it.',
  },
  {
    signs: ['EBUSY', 'EXDEV', 'Device or resource busy'],
    remedy:
      'This folder is a mounted disk or is in use, so no build can replace it. Mount the folder around it instead.',
  },
  {
    signs: ['EIO', 'disk I/O error'],
    remedy: 'The disk or its network does not answer. Check it, or use another disk.',
  },
  {
    signs: ['file is not a database', 'database disk image is malformed'],
    remedy: 'The file .build/lock is damaged. Delete it.',
  },
  {
    signs: ['ENOMEM', 'ERR_WORKER_OUT_OF_MEMORY', 'heap out of memory', 'Cannot allocate memory'],
    remedy: 'The memory is full. Close other programs, or build on a machine with 2 GB of free memory.',
  },
  {
    signs: [
      'ERR_MODULE_NOT_FOUND',
      'MODULE_NOT_FOUND',
      'ERR_DLOPEN_FAILED',
      'Could not load the "sharp" module',
      'Cannot find native binding',
    ],
    remedy:
      'A package, or the part of it for this system, is not installed. Run ' +
      '`npm ci --include=dev --include=optional` on this machine. ' +
      'A file of this project that was moved has the same effect.',
  },
]

/** What to do about an error that the machine causes, with the system's words; undefined for any other error. */
export function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const words = `${'code' in error ? String(error.code) : ''} ${error.message}`
  const call = 'syscall' in error ? String(error.syscall) : error.message
  const cause = CAUSES.find(
    ({ signs, calls = [''] }) =>
      signs.some((sign) => hasWord(words, sign)) && calls.some((each) => call.includes(each)),
  )
  if (!cause) return undefined
  const line = error.message.split('\n').find((each) => cause.signs.some((sign) => hasWord(each, sign)))
  return `${cause.remedy}\n(${line?.trim() ?? error.message})`
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(String.raw`(?<!\w)${word}(?!\w)`).test(text)
}
