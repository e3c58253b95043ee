// The site's custom elements and newer attributes, for JSX.
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class?: string | undefined }

type Tag = 'back-link' | 'form-bar' | 'not-found' | 'site-carousel' | 'site-drawer' | 'site-menu' | 'site-tabs'

declare module 'react' {
  // Invoker commands, which React's types do not know yet.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }

  namespace JSX {
    interface IntrinsicElements extends Record<Tag, ElementProps> {}
  }
}
