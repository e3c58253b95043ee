import { parseFragment, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { shortenIds } from './short-ids.ts'

test('every id of React’s and all that refers to it have one short name; ids and words of our own stay', () => {
  const fragment = parseFragment(
    '<h2 id="_R_1p55_">_R_1p55_</h2><b aria-labelledby="_R_1p55_ own" id="own"></b><i id="_R_5p55_tab0" aria-controls="_R_5p55_panel0"></i>',
  )
  shortenIds(fragment)
  expect(serialize(fragment)).toBe(
    '<h2 id="_0">_R_1p55_</h2><b aria-labelledby="_0 own" id="own"></b><i id="_1tab0" aria-controls="_1panel0"></i>',
  )
})
