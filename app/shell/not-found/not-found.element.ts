// <not-found>: logs the path of a page that does not exist to the console.

export class NotFoundElement extends HTMLElement {
  connectedCallback(): void {
    console.error(`404: there is no page at ${location.pathname}`)
  }
}
