// The cycle of a migraine attack, clockwise. The further the line is from the ring, the worse the day.
import styles from '../drawing.module.css'
import { Numbers } from '../numbers.tsx'
import type { Drawing } from './drawing.ts'

export const drawing: Drawing = {
  viewBox: '20 6 280 194',
  panels: [
    <>
      <path
        className={styles.tint}
        d="M90.7 46.7Q100 39 106 35Q111 31 117 27Q122 23 129 21Q136 19 143 21Q150 22 156 25Q162 27 169 27
          Q176 27 185 26Q193 26 198 33Q202 39 205 46Q208 53 215 56Q222 60 234 63Q246 66 258 72Q271 78 277 88
          Q284 98 279 109Q274 120 262 127Q250 135 240 140Q229 145 223 150Q216 154 213 161Q210 167 205 173
          Q201 179 194 181Q188 184 180 185Q168 188 149 187.7A80 80 0 1 0 90.7 46.7"
      />
      <circle cx="142" cy="108" r="80" />
      <path className={styles.soft} d="M94 51L87 43M161 36L164 26M199 60L207 53M206 148L214 153M149 183L149 193" />
      <path className={styles.soft} d="M44 90a100 100 0 0 1 20-46m-9 3 10-4 1 10" />
      <Numbers points="128,53 174,66 202,109 175,163" />
      <text x="106" y="108">
        between
        <tspan x="106" dy="1.2em">
          attacks
        </tspan>
      </text>
    </>,
  ],
}
