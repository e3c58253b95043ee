import { defineVisits } from './define-visits.ts'
import { webkit } from './webkit.ts'

defineVisits('WebKit', await webkit())
