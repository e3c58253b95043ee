// Which parts of an address are reported, and which stay in the address (docs/security.md). Both are lists of what is
// allowed, because no list of what is forbidden could cover every way to write personal data.

/** A word, as in the name of a campaign. Seven digits could be a phone or health number, or a date of birth. */
const WORD = '(?!(?:\\D*\\d){7})[a-z0-9._-]{1,60}'
/** What an advertising network adds to each click. Personal data would hardly be so long and without a space. */
const CLICK_ID = '[A-Za-z0-9_-]{20,255}'

/** A parameter that says which campaign, or which page of a list, a visitor comes from. */
const CAMPAIGN = new RegExp(
  `^(?:(?:utm_[a-z_]{1,30}|ref|page)=${WORD}|(?:gclid|gbraid|wbraid|msclkid|fbclid)=(?:${WORD}|${CLICK_ID}))$`,
)
/** The name of a parameter. Three digits in a row look like part of a value, so such a name is refused. */
const NAME = /^(?![^=]*\d{3})[a-z][a-z0-9_-]{0,30}(?==)/
const MAX_PARAMETERS = 20

/** A part of a path that is not a page. */
const FOLDER = new RegExp(`^${WORD}$`)
const MAX_FOLDERS = 10

/** `pathname` with its words. What could be personal data is `*`. */
export function redactedPath(pathname: string): string {
  const folders = pathname.split('/').slice(0, MAX_FOLDERS)
  return folders.map((folder) => (folder === '' || FOLDER.test(folder) ? folder : '*')).join('/')
}

/** `search` with names of parameters and campaign values. Every other value is `*`. */
export function redactedQuery(search: string): string {
  return queryOf(parametersOf(search).map(redacted))
}

/** The parameters of `search` with campaign values. */
export function campaignQuery(search: string): string {
  return queryOf(parametersOf(search).filter((parameter) => CAMPAIGN.test(parameter)))
}

function parametersOf(search: string): string[] {
  return search.slice(1).split('&').filter(Boolean).slice(0, MAX_PARAMETERS)
}

function redacted(parameter: string): string {
  return CAMPAIGN.test(parameter) ? parameter : `${NAME.exec(parameter)?.[0] ?? '*'}=*`
}

function queryOf(parameters: readonly string[]): string {
  return parameters.length > 0 ? `?${parameters.join('&')}` : ''
}
