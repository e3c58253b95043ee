// Fails when Firefox shows or does something else than Chromium: menus, forms, layout, or private addresses.
import { defineVisits } from './define-visits.ts'
import { firefox } from './firefox.ts'

defineVisits('Firefox', await firefox())
