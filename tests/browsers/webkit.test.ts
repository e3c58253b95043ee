import { defineVisits } from './visit.ts'
import { webkit } from './webkit.ts'

defineVisits('WebKit', 'AppleWebKit', webkit)
