// Masks personal data in a page view's query before it is reported (product.md, Page views; as GOV.UK's analytics does).

/** What is masked, and by what. Order matters: an e-mail may hold digits. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/[^\s=&/?@#]+@[^\s=&/?@#]+\.[^\s=&/?#]+/g, '[email]'],
  // Alberta personal health numbers have nine digits, written 12345-6789 or 123456789.
  [/(?<!\d)\d{5}[-\s.]?\d{4}(?!\d)/g, '[health-number]'],
  // North American phone numbers, with or without country code and punctuation.
  [/(?<!\d)(?:\+?1[-\s.]?)?\(?\d{3}\)?[-\s.]?\d{3}[-\s.]?\d{4}(?!\d)/g, '[phone]'],
]

/** No pattern knows a person's name; the parameter that holds one says so: `name`, `first_name`, `patientName`, `contact[name]`. */
const NAME_FIELD =
  /(?:^|[^a-z])(?:(?:first|last|middle|full|given|family|user|patient)?name|[fl]name|surname|patient)[^a-z]*$/

/**
 * Path plus query string as it may be reported. The path is ours and stays; names and values of the query are
 * decoded, masked and encoded again.
 */
export function redactedPath(pathname: string, search: string): string {
  if (!search || search === '?') return pathname
  const query = [...new URLSearchParams(search)]
    .map(([name, value]) => `${encode(name)}=${value && holdsName(name) ? '[name]' : encode(value)}`)
    .join('&')
  return `${pathname}?${query}`
}

function holdsName(parameter: string): boolean {
  return NAME_FIELD.test(
    decoded(parameter)
      .replace(/[a-z](?=[A-Z])/g, '$&_')
      .toLowerCase(),
  )
}

function encode(text: string): string {
  return encodeURIComponent(masked(text)).replaceAll('%5B', '[').replaceAll('%5D', ']')
}

/** Links in mail are often encoded twice, which would hide what is looked for. Text without personal data stays as it is. */
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
