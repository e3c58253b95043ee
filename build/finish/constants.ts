// Puts constants in place of the custom properties that name them: in the styles of one page's top most are used once or twice.
// What the whole stylesheet says afterwards uses the names again, so a page looks the same.

/** Of values in more than one place, those that are no longer than a name. */
const SHORT = 7

/** `css`, minified, with the properties filled in that stand on the root, once, without reference to another. Those in `inAttributes` stay. */
export function withConstants(css: string, inAttributes: string): string {
  const [block, declarations = ''] = /:root\{(--[^}]*)\}/.exec(css) ?? []
  if (!block) return css
  const constants = declarations.split(/;(?=--)/).flatMap((declaration) => {
    const [name = '', value = ''] = [
      declaration.slice(0, declaration.indexOf(':')),
      declaration.slice(declaration.indexOf(':') + 1),
    ]
    const uses = css.split(`var(${name})`).length - 1
    const once = css.split(`${name}:`).length === 2
    const known =
      once &&
      uses > 0 &&
      !value.includes('var(') &&
      !css.includes(`var(${name},`) &&
      !inAttributes.includes(`var(${name}`)
    return known && (uses === 1 || value.length <= SHORT) ? [{ declaration, name, value }] : []
  })
  if (constants.length === 0) return css
  const left = declarations
    .split(/;(?=--)/)
    .filter((each) => !constants.some(({ declaration }) => declaration === each))
  const shorter = css.replace(block, () => (left.length > 0 ? `:root{${left.join(';')}}` : ''))
  return withConstants(
    constants.reduce((text, { name, value }) => text.replaceAll(`var(${name})`, () => value), shorter),
    inAttributes,
  )
}
