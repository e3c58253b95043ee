// Loaded before each command (run.js): explains also what fails where the command can't catch it, such as a package
// that is missing, or a watcher of files.
import { isMainThread } from 'node:worker_threads'
import { fail } from './steps.ts'

// An error in a worker reaches the command.
if (isMainThread) process.on('uncaughtException', fail)
