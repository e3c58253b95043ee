// Sign In: a link to the external secure-mail login, in a new tab.
import type { SharedContent } from '../../site/derive/shared-content.ts'
import { InterfaceIcon } from '../../ui/icon/interface-icon.tsx'

/** Nothing for a clinic where patients don't sign in. */
export function SignIn({ shared, className }: { shared: SharedContent; className?: string | undefined }) {
  const { signIn: words } = shared.navigation
  const { signIn } = shared.clinic
  if (!words || !signIn) return null
  return (
    <a className={className} href={signIn.href} target="_blank" rel="noopener">
      {words.text}
      <InterfaceIcon name="external" size={1} />
      <span className="visually-hidden">{` (${words.note})`}</span>
    </a>
  )
}
