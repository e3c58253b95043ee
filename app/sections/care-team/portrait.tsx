// A person without a face, in an arch: stands for somebody whose name is not published yet.
import type { Ground } from '../../content/fields.ts'
import styles from './portrait.module.css'

interface Look {
  wall: Ground
  /** Paths on a grid of 80 by 100: hair behind the head, hair in front of it, and what the person wears or carries. */
  behind?: string
  front?: string
  tool: string
  /** Wears everyday clothes instead of a white coat. */
  plain?: true
}

const LOOKS: readonly Look[] = [
  {
    wall: 'sand',
    front: 'M27 43C24 24 56 24 53 43C51 35 46 34 40 34S29 35 27 43Z',
    tool: 'M31 73C31 92 49 92 49 73M40 87V93',
  },
  {
    wall: 'sage',
    behind: 'M25 60C20 22 60 22 55 60Z',
    front: 'M27 45C27 28 53 28 53 45C50 37 45 36 35 36C31 37 28 40 27 45Z',
    tool: 'M53 84V90M50 87H56',
  },
  {
    wall: 'apricot',
    behind: 'M40 19A7 7 0 0 1 40 33A7 7 0 0 1 40 19Z',
    front: 'M27 43C25 25 55 25 53 43C50 35 45 34 40 34S30 35 27 43Z',
    tool: 'M50 90L56 84',
  },
  {
    wall: 'spruce',
    behind: 'M24 66C18 22 62 22 56 66C54 78 26 78 24 66Z',
    tool: 'M24 88H34V99H24Z',
    plain: true,
  },
  {
    wall: 'linen',
    behind: 'M23 76C17 20 63 20 57 76Z',
    front: 'M27 46C27 27 53 27 53 46C51 38 42 35 40 33C38 35 29 38 27 46Z',
    tool: 'M33 73L40 88L47 73',
    plain: true,
  },
]

/** `index` chooses one of five people, in turn. */
export function Portrait({ index }: { index: number }) {
  const { wall, behind, front, tool, plain } = LOOKS[index % LOOKS.length] as Look
  return (
    <div className={styles.arch} data-ground={wall} data-look={index % LOOKS.length}>
      <svg viewBox="0 0 80 100" aria-hidden="true">
        {behind && <path className={styles.hair} d={behind} />}
        <path className={styles.skin} d="M35 50H45V66L40 74L35 66Z" />
        <path
          className={plain ? styles.plain : styles.coat}
          d="M6 101C6 78 20 72 33 69L40 82L47 69C60 72 74 78 74 101Z"
        />
        <ellipse className={styles.skin} cx="40" cy="43" rx="11.5" ry="13.5" />
        {front && <path className={styles.hair} d={front} />}
        <path className={styles.tool} d={tool} />
      </svg>
    </div>
  )
}
