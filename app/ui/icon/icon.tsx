// A medical or service icon from the sprite. The build puts only the icons that content uses into it.
import { clsx } from 'clsx'
import { createContext, use } from 'react'
import styles from './icon.module.css'

/** Address of the icon sprite. The document provides it. */
export const IconSprite = createContext('/media/icons.svg')

interface IconProps {
  name: string
  small?: boolean
  className?: string | undefined
}

/** Decorative: screen readers skip it. `name` is the name that content uses, such as `blood_drop`. */
export function Icon({ name, small = false, className }: IconProps) {
  const sprite = use(IconSprite)
  return (
    <svg className={clsx(styles.icon, small && styles.small, className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
