// A person without a face, in an arch: represents somebody whose name is not published yet.
import { clsx } from 'clsx'
import type { Tone } from '../../schema/fields.ts'
import styles from './portrait.module.css'

interface Look {
  wall: Tone
  /** Paths on a grid of 80 by 100: hair behind the head, hair in front of it, and a detail such as a tie. */
  behind?: string
  front?: string
  detail: string
  /** Wears everyday clothes instead of a white coat. */
  plain?: true
}

const LOOKS: readonly Look[] = [
  {
    wall: 'calm',
    front: 'M27 43C24 24 56 24 53 43C51 35 46 34 40 34S29 35 27 43Z',
    detail: 'M31 73C31 92 49 92 49 73M40 87V93',
  },
  {
    wall: 'warm',
    behind: 'M25 60C20 16 60 16 55 60Z',
    front: 'M27 46C26 21 54 21 53 46C51 38 46 35 36 35C31 36 28 40 27 46Z',
    detail: 'M53 84V90M50 87H56',
  },
  {
    wall: 'bright',
    behind: 'M40 19A7 7 0 0 1 40 33A7 7 0 0 1 40 19Z',
    front: 'M27 43C25 25 55 25 53 43C50 35 45 34 40 34S30 35 27 43Z',
    detail: 'M50 90L56 84',
  },
  {
    wall: 'dark',
    behind: 'M24 66C18 14 62 14 56 66C54 78 26 78 24 66Z',
    front: 'M27 46C26 22 54 22 53 46C50 36 42 34 34 36C30 38 28 41 27 46Z',
    detail: 'M24 88H34V99H24Z',
    plain: true,
  },
  {
    wall: 'muted',
    behind: 'M23 76C17 10 63 10 57 76Z',
    front: 'M27 47C26 21 54 21 53 47C51 40 43 38 40 33C37 38 29 40 27 47Z',
    detail: 'M33 73L40 88L47 73',
    plain: true,
  },
]

/** `index` chooses one of five people, in turn. */
export function Portrait({ index }: { index: number }) {
  const { wall, behind, front, detail, plain } = LOOKS[index % LOOKS.length] as Look
  return (
    <div className={clsx('screen-only', styles.arch)} data-tone={wall} data-look={index % LOOKS.length}>
      <svg viewBox="0 0 80 100" aria-hidden="true">
        {behind && <path className={styles.hair} d={behind} />}
        <path className={styles.skin} d="M35 50H45V66L49 70L40 84L31 70L35 66Z" />
        <path className={styles.shade} d="M35 50H45V57L35 62Z" />
        <path
          className={plain ? styles.plain : styles.coat}
          d="M6 101C6 78 20 72 33 69L40 82L47 69C60 72 74 78 74 101Z"
        />
        <path className={styles.seam} d="M33 69L31 74L40 84L49 74L47 69M40 84V101" />
        <ellipse className={styles.skin} cx="40" cy="43" rx="11.5" ry="13.5" />
        {front && <path className={styles.hair} d={front} />}
        <path className={styles.detail} d={detail} />
      </svg>
    </div>
  )
}
