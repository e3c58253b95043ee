import { defineVisits } from './define-visits.ts'
import { firefox } from './firefox.ts'

defineVisits('Firefox', await firefox())
