import { defineSearch } from '../../tests/acceptance/define-search.ts'

defineSearch('content/acceptance/patient-phrases.yaml')
