// Fails when the live page does not show an edit, or a click on it opens the wrong field.
import { control, open, pageWithQuestions } from './form-parts.ts'
import { expect, test } from './studio.ts'

test('a field and the live page follow each other', async ({ studio, project }) => {
  const { file, items, list } = pageWithQuestions(project)
  const field = `${list}/0/question`
  await open(studio, project, file)
  const page = studio.frameLocator('iframe')
  await page
    .getByText(items[0]?.question ?? '', { exact: true })
    .first()
    .click()
  await expect(control(studio, field)).toBeFocused()
  await control(studio, field).fill('Is this new?')
  await expect(page.getByText('Is this new?')).toBeInViewport()
  await control(studio, 'sections/0').locator('summary').first().focus()
  await expect(page.locator('main > :not(link, style)').first()).toBeInViewport()
})

test('at 200 % a field stays in view while the live page shows its words', async ({ studio, project }) => {
  await studio.setViewportSize({ width: 640, height: 400 })
  const { file, list } = pageWithQuestions(project)
  await open(studio, project, file, `${list}/0/question`)
  await expect(studio.locator('iframe:not([inert])')).toBeAttached()
  await control(studio, `${list}/0/answer`).focus()
  await expect(control(studio, `${list}/0/answer`)).toBeInViewport()
})

test('the live page opens a folded question that is edited', async ({ studio, project }) => {
  const { file, list } = pageWithQuestions(project)
  await open(studio, project, file, `${list}/0/answer`)
  await control(studio, `${list}/0/answer`).press('ControlOrMeta+End')
  await control(studio, `${list}/0/answer`).pressSequentially(' Ask us')
  await expect(
    studio
      .frameLocator('iframe')
      .getByText(/Ask us$/)
      .first(),
  ).toBeInViewport()
})

test('a click on the sources in the live page opens their fields', async ({ studio, project }) => {
  await open(studio, project, 'content/pages/care.yaml')
  const page = studio.frameLocator('iframe:not([inert])')
  await page.locator('summary', { hasText: 'Sources and review' }).click()
  await page.locator('#sources ol').click()
  await expect(studio.locator('[id^="field/review"]:focus, [id^="field/review"] :focus').first()).toBeInViewport()
})
