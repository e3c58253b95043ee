// Sign In leaves for the external secure-mail login, in a new tab that can't reach back (spec, Header).
import { chrome } from 'virtual:chrome'
import { Glyph } from '../ui/glyph.tsx'

export function SignIn({ className }: { className?: string | undefined }) {
  const { signIn } = chrome.navigation
  return (
    <a className={className} href={chrome.clinic.signIn.href} target="_blank" rel="noopener">
      {signIn.text}
      <Glyph name="external" />
      <span className="visually-hidden">{` (${signIn.note})`}</span>
    </a>
  )
}
