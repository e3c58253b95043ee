import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel, CarouselControls, CarouselRail, CarouselSlide } from './carousel.tsx'

test.each([
  ['CarouselRail', <CarouselRail key="rail">slides</CarouselRail>],
  ['CarouselSlide', <CarouselSlide key="slide">slide</CarouselSlide>],
  ['CarouselControls', <CarouselControls key="controls" />],
])('%s outside a carousel throws an error that names the missing <Carousel>', (name, part) => {
  expect(() => renderToStaticMarkup(part)).toThrow(`<${name}> was used outside <Carousel>`)
})

test('every control in a carousel refers to the list of slides that it moves', () => {
  const markup = renderToStaticMarkup(
    <Carousel label="Three slides" count={3}>
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
  expect(markup).toContain('aria-label="Slide 3 of 3"')
})
