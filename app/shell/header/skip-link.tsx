// The first tab stop: a link past the header to the content.

export function SkipLink({ text }: { text: string }) {
  return (
    <a className="skip-link" href="#main">
      {text}
    </a>
  )
}
