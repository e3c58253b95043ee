import { expect, test } from 'vitest'
import { readSite } from '../../app/content/read/site.server.ts'
import { GOOD_SITE } from '../../tests/fixtures/sites.ts'
import { pictureProblems } from './pictures.ts'

test('a picture may be on two pages; on a third one the message names file, line, field and remedy', async () => {
  const site = await readSite(GOOD_SITE)
  const shown = [...site.pages.values()].find(({ sections }) => JSON.stringify(sections).includes('chair.'))
  const onPages = (...paths: string[]) => ({
    ...site,
    files: new Map(paths.map((path) => [path, site.files.get(shown?.path ?? '') ?? ''])),
    pages: new Map(paths.flatMap((path) => (shown ? [[path, { ...shown, path }] as const] : []))),
  })
  expect(pictureProblems(onPages('/a', '/b'))).toEqual([])
  expect(pictureProblems(onPages('/a', '/b', '/c'))).toEqual([
    {
      file: `${GOOD_SITE}/pages/home.yaml`,
      line: 29,
      field: 'sections.1.cards.1.image',
      message:
        'The picture "chair" is on 3 pages: /a, /b, /c. ' +
        'Show it on at most 2: name another one of content/images.yaml, or leave the picture out.',
    },
  ])
})
