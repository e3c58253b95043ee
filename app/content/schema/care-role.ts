// Shape of one role in content/clinic.yaml, careTeam.
import { z } from 'zod'

/** A profession that treats patients here, and where anybody can check one of its members. */
export const careRole = z.strictObject({
  title: z.string().min(3).max(60).describe('Profession in the plural, such as "Nurse practitioners"'),
  does: z
    .string()
    .min(10)
    .max(160)
    .meta({ title: 'What they do', description: 'For patients of this clinic, in one sentence' }),
  college: z.string().min(5).max(90).describe('College that licenses them in Alberta'),
  register: z
    .url({ protocol: /^https$/ })
    .meta({ title: 'Public register', description: 'Page of the college where anybody can look up a name' }),
})

export type CareRole = z.output<typeof careRole>
