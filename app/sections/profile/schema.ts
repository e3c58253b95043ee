// One therapist with a picture, credentials and a biography. care-team is about professions, and names nobody.
import { therapistProfile } from '../../schema/shapes.ts'
import { defineKind, section } from '../define-kind.ts'

export const kind = defineKind(
  { title: 'Therapist', about: 'One person: picture, name, credentials and biography' },
  (fields) => {
    const { heading } = fields
    return section('profile', { title: heading(), therapist: therapistProfile(fields) })
  },
)
