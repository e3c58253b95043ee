/** Returns a function that runs what it is given, one after the other, and resolves with what each returns. */
export function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = last.then(act)
    last = result.catch(() => undefined)
    return result
  }
}
