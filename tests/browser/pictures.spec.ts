// Pictures are sharp on pages of every kind. `npm run test:all` checks all pages in all windows (thorough/).
import { expectSharp, pagesWithPictures } from './drawn-pictures.ts'
import { test } from './fixtures.ts'
import { representatives } from './page-kinds.ts'

/** Plates are narrow and tall in this window, so pictures are enlarged most. */
const WINDOW = { width: 1024, height: 768 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('pictures of every kind of page are sharp', async ({ context }) => {
  test.slow()
  const pages = representatives.filter((each) => pagesWithPictures.includes(each))
  await expectSharp(context, pages, [WINDOW], 1)
})
