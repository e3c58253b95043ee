import { firefox } from './firefox.ts'
import { defineVisits } from './visit.ts'

defineVisits('Firefox', 'Firefox', firefox)
