// One therapist: picture, name, credentials as a label, bio as prose.
import { therapistProfile } from '../../content/schema/shapes.ts'
import { defineKind, section } from '../base.ts'

export const kind = defineKind(
  { title: 'Therapist', about: 'One person: picture, name, credentials and biography' },
  (fields) => {
    const { heading } = fields
    return section('profile', { title: heading(), therapist: therapistProfile(fields) })
  },
)
