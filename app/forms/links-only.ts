// A page whose form is not loaded.

/** Shows the direct link and the phone number: the form as rendered, by its styles (form-states.module.css). */
export function showLinksOnly(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) root.dataset['failed'] = ''
}
