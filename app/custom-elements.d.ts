// The site's custom elements and newer attributes, for JSX.
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string | undefined }

declare module 'react' {
  // Invoker commands, which React's types do not know yet.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }

  namespace JSX {
    interface IntrinsicElements {
      'back-link': ElementProps
      'start-bar': ElementProps
      'not-found': ElementProps
      'site-carousel': ElementProps
      'site-dialog': ElementProps
      'site-menu': ElementProps
      'site-search': ElementProps
      'site-tabs': ElementProps
    }
  }
}
