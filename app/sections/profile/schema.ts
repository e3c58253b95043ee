// One therapist: plate, name, credentials as a label, bio as prose.
import { heading } from '../../content/fields.ts'
import { therapistProfile } from '../../content/shapes.ts'
import { section } from '../base.ts'

export const schema = section('profile', { title: heading(), therapist: therapistProfile() })
