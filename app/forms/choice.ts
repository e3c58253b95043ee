/**
 * What the visitor chose before this page: the id of the choice that the address names, such as "couples" of
 * /consultation#couples. Undefined unless the page lists it, so nothing else in an address reaches a provider.
 */
export function choiceOnPage(): string | undefined {
  const id = location.hash.slice(1)
  return document.getElementById(id)?.dataset['choice'] === undefined ? undefined : id
}
