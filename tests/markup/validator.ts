// The HTML validator, with rules that fit what React writes.
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Off: how React spells attributes, void elements and booleans; browsers treat all spellings the same.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // Relaxed: ids of React's useId begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // The list of results of a combobox is not a <select>.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // Off: scripts and styles come from the same origin, under names that contain their hash.
      'require-sri': 'off',
      // Scroll timelines are named inline, because each article has its own chapters. Custom properties are allowed.
      'no-inline-style': [
        'error',
        { allowedProperties: ['timeline-scope', 'animation-timeline', 'view-timeline-name'] },
      ],
      // Off: typeset() joins the parts of a number in text; elsewhere a number has a line to itself.
      'tel-non-breaking': 'off',
    },
  }),
)

/** What the validator finds wrong with a whole document: rule, place and message. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) => `${ruleId} at ${selector ?? `${line}:${column}`}: ${message}`,
    ),
  )
}
