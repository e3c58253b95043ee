// The line of facts below the buttons of a hero.
import { FactList, type FactView } from '../../ui/fact-list/fact-list.tsx'
import styles from './hero-facts.module.css'

export function HeroFacts({ facts }: { facts: readonly FactView[] }) {
  return (
    <div className={styles.container}>
      <FactList facts={facts} className={styles.facts} />
    </div>
  )
}
