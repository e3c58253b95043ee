// A medical or service icon from the sprite that the build makes of the used ones.
import { createContext, use } from 'react'
import styles from './icon.module.css'

/** Address of the icon sprite; the document provides it. */
export const IconSprite = createContext('/media/icons.svg')

export function Icon({ name, className }: { name: string; className?: string | undefined }) {
  const sprite = use(IconSprite)
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
