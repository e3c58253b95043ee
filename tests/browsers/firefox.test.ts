// Fails when Firefox shows or does something different from Chromium: menus, forms, layout, or private addresses.
import { defineVisits } from './define-visits.ts'
import { firefox } from './firefox.ts'

defineVisits('Firefox', await firefox())
