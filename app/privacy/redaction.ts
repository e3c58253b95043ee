// Which parts of a query are reported, and which stay in the address (docs/security.md). Both are lists of what is
// allowed, because no list of what is forbidden could cover every way to write personal data.

/**
 * A parameter that says which campaign a visitor comes from. A value with seven digits is refused, because it could
 * be a phone number, a health number or a date of birth.
 */
const CAMPAIGN = /^(?:utm_(?:source|medium|campaign|content|term)|ref)=(?!(?:\D*\d){7})[a-z0-9_-]{1,40}$/
/** The name of a parameter. Three digits in a row look like part of a value, so such a name is refused. */
const NAME = /^(?![^=]*\d{3})[a-z][a-z0-9_-]{0,30}(?==)/
const MOST_PARAMETERS = 20

/** `search` with names of parameters and campaign values. Every other value is `*`. */
export function redactedQuery(search: string): string {
  return queryOf(parametersOf(search).map(redacted))
}

/** The parameters of `search` with campaign values. */
export function campaignQuery(search: string): string {
  return queryOf(parametersOf(search).filter((parameter) => CAMPAIGN.test(parameter)))
}

function parametersOf(search: string): string[] {
  return search.slice(1).split('&').filter(Boolean).slice(0, MOST_PARAMETERS)
}

function redacted(parameter: string): string {
  return CAMPAIGN.test(parameter) ? parameter : `${NAME.exec(parameter)?.[0] ?? '*'}=*`
}

function queryOf(parameters: readonly string[]): string {
  return parameters.length > 0 ? `?${parameters.join('&')}` : ''
}
