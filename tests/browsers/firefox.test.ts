import { firefox } from './firefox.ts'
import { defineVisits } from './define-visits.ts'

defineVisits('Firefox', 'Firefox', firefox)
