// Fails when WebKit, and so probably Safari, shows or does something different from Chromium.
import { defineVisits } from './define-visits.ts'
import { webkit } from './webkit.ts'

defineVisits('WebKit', await webkit())
