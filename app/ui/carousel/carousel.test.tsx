import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import type { Messages } from '../../schema/messages.ts'
import { Carousel, CarouselControls, CarouselRail, CarouselSlide } from './carousel.tsx'

const { words } = parse(readFileSync('content/messages.yaml', 'utf8')) as Pick<Messages, 'words'>

test.each([
  ['CarouselRail', <CarouselRail key="rail">slides</CarouselRail>],
  ['CarouselSlide', <CarouselSlide key="slide">slide</CarouselSlide>],
  ['CarouselControls', <CarouselControls key="controls" />],
])('%s outside a carousel throws an error that names the missing <Carousel>', (name, part) => {
  expect(() => renderToStaticMarkup(part)).toThrow(`<${name}> was used outside <Carousel>`)
})

test('every control refers to the list of slides that it moves, and a dot says the name of its slide', () => {
  const markup = renderToStaticMarkup(
    <Carousel label="Three slides" names={['one', 'two', 'three']} words={words}>
      <CarouselRail>
        <CarouselSlide>one</CarouselSlide>
      </CarouselRail>
      <CarouselControls />
    </Carousel>,
  )
  const rail = /<ul[^>]* id="([^"]+)"/.exec(markup)?.[1]
  const controls = [...markup.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id)
  expect(controls).toHaveLength(5)
  expect(new Set(controls)).toEqual(new Set([rail]))
  expect(markup).toContain('aria-label="Slide 3 of 3: three"')
  expect(markup.match(/aria-label="Three slides"/g), 'Nobody hears the name of the carousel twice').toHaveLength(1)
})
