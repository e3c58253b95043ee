// Sign In: a link to the external secure-mail login, in a new tab.
import type { SharedContent } from '../../site/derive/shared-content.ts'
import { InterfaceIcon } from '../../ui/icon/interface-icon.tsx'

export function SignIn({ shared, className }: { shared: SharedContent; className?: string | undefined }) {
  const { signIn } = shared.navigation
  return (
    <a className={className} href={shared.clinic.signIn.href} target="_blank" rel="noopener">
      {signIn.text}
      <InterfaceIcon name="external" size={1} />
      <span className="visually-hidden">{` (${signIn.note})`}</span>
    </a>
  )
}
