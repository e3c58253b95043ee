/** `make`, which is called once for each object. The result is kept as long as the object. */
export function oncePer<Thing extends object, Made extends object>(make: (thing: Thing) => Made): typeof make {
  const made = new WeakMap<Thing, Made>()
  return (thing) => {
    const known = made.get(thing) ?? make(thing)
    made.set(thing, known)
    return known
  }
}
