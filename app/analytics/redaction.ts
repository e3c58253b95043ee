// Masks personal data in the query of a page view before it is reported (docs/product.md, Page views).

/** Patterns of personal data and their masks. E-mail is first, because an address may contain digits. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/[^\s=&/?@#]+@[^\s=&/?@#]+\.[^\s=&/?#]+/g, '[email]'],
  // Alberta personal health numbers have nine digits, written 12345-6789 or 123456789.
  [/(?<!\d)\d{5}[-\s.]?\d{4}(?!\d)/g, '[health-number]'],
  // North American phone numbers, with or without country code and punctuation.
  [/(?<!\d)(?:\+?1[-\s.]?)?\(?\d{3}\)?[-\s.]?\d{3}[-\s.]?\d{4}(?!\d)/g, '[phone]'],
]

/** Parameters that hold a person's name: `name`, `first_name`, `patientName`, `contact[name]`. */
const NAME_PARAMETER =
  /(?:^|[^a-z])(?:(?:first|last|middle|full|given|family|user|patient)?name|[fl]name|surname|patient)[^a-z]*$/

/** Path plus query string, with personal data in names and values of the query masked. The path stays as it is. */
export function redactedPath(pathname: string, search: string): string {
  if (!search || search === '?') return pathname
  const query = [...new URLSearchParams(search)].map(([name, value]) => {
    const maskedValue = value && isNameParameter(name) ? '[name]' : encode(value)
    return `${encode(name)}=${maskedValue}`
  })
  return `${pathname}?${query.join('&')}`
}

function isNameParameter(parameter: string): boolean {
  const withUnderscores = decoded(parameter).replace(/[a-z](?=[A-Z])/g, '$&_')
  return NAME_PARAMETER.test(withUnderscores.toLowerCase())
}

function encode(text: string): string {
  return encodeURIComponent(masked(text)).replaceAll('%5B', '[').replaceAll('%5D', ']')
}

/** Decodes once more before masking, because links in e-mails are often encoded twice. */
function masked(text: string): string {
  const plain = decoded(text)
  const result = PATTERNS.reduce((each, [pattern, mask]) => each.replace(pattern, mask), plain)
  return result === plain ? text : result
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
