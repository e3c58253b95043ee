// A page with each kind of fault once, and what is found on it.

const text = (words: string) => `<p>${`${words} `.repeat(150)}</p>`

export const FAULTY_PAGE = `<!doctype html>
<html lang="en">
<style>
  body { margin: 0; font: 20px/1.5 sans-serif }
  header { position: sticky; z-index: 1; top: 0; padding: 20px; background: white }
  .stuck { position: sticky; top: 200px; margin: 0 }
  .wide { width: 1500px }
  .over { position: absolute; width: 300px; height: 30px; margin-top: -60px; background: grey }
  .apart { height: 410px; margin: 0 }
  .clear { background: none }
  .taker { height: 100px; overflow: auto }
  .taker p { height: 101px; margin: 0 }
</style>
<header><a href="#part">Part</a></header>
<main>
  <section><h2 class="stuck">Heading that stays</h2>${text('Under it')}${text('Under it')}</section>
  ${text('Box')}<div class="over"></div>
  <p><a href="https://example.org">Link under a clear layer</a></p><div class="over clear"></div>
  <p class="apart"><a href="https://example.org">Link at the top when the next one is in the middle</a></p>
  <p><a href="https://example.org">Next link</a></p>
  <p class="wide">Wide</p>
  ${text('Text').repeat(2)}
  <details><summary>Question that jumps</summary><p>Answer</p></details>
  <div class="taker"><p><button>Box that takes the wheel</button></p></div>
  ${text('Text')}
  <section id="part"><h2>Part</h2>${text('Text').repeat(6)}</section>
</main>
<script>
  document.querySelector('details').addEventListener('toggle', () => scrollBy(0, 90))
</script>`

export const FAULTS = [
  /h2 "Heading that stays" and p "Under it .*" are drawn over each other/,
  /p "Box .*" is under div/,
  /a "Link under a clear layer" cannot be hit/,
  /the page is 1500 px wide/,
  /a press on summary "Question that jumps" moves it by -90 px/,
  /a scroll .* over button "Box that takes the wheel" leads/,
  /a link to section "Part.*" leads it to 0 px/,
  /the focus on a "Link at the top .* is at/,
]
