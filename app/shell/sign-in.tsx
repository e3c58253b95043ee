// Sign In: a link to the external secure-mail login, in a new tab.
import type { Chrome } from '../content/chrome.ts'
import { Glyph } from '../ui/glyph.tsx'

export function SignIn({ chrome, className }: { chrome: Chrome; className?: string | undefined }) {
  const { signIn } = chrome.navigation
  return (
    <a className={className} href={chrome.clinic.signIn.href} target="_blank" rel="noopener">
      {signIn.text}
      <Glyph name="external" />
      <span className="visually-hidden">{` (${signIn.note})`}</span>
    </a>
  )
}
