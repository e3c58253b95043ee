// The form as the build renders it into a page: an island that starts in the browser (show-forms.ts), and the data
// for that as JSON beside it. Everything else on a page is plain HTML.
import { use, type ComponentProps, type CSSProperties } from 'react'
import { LinkContext } from '../ui/link/link-context.ts'
import { FormEmbed, type FormEmbedProps } from './form-embed.tsx'
import { providers, providerScript, type FormView } from '../schema/form-providers.ts'

/** The JSON beside a form. The browser renders the form outside the document, so the context of links is here too. */
export interface IslandData {
  props: FormEmbedProps
  links: ComponentProps<typeof LinkContext>['value']
}

type FormIslandProps = Pick<FormEmbedProps, 'form' | 'phone' | 'messages'>

/** The browser gets what is true of this form, and no table of providers. */
export function FormIsland({ form, phone, messages }: FormIslandProps) {
  const { title, directLink, attributes } = providers[form.provider]
  const ofProvider = { title: title(form), directLink: directLink(form), attributes: attributes(form) }
  const props = { form, ...ofProvider, phone, messages }
  const data: IslandData = { props, links: use(LinkContext) }
  // A text with "</script>" in it would end the script element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return (
    <>
      <div data-island="" data-provider-script={providerScript(form)} style={heightStyles(form)}>
        <FormEmbed {...props} />
      </div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}

/** Text of the usual size, in px. Heights grow with the text size that a visitor has chosen. */
const REM = 16

/** The height reserved for the form, so that nothing moves when it appears. The styles have a default. */
function heightStyles({ reservedHeight }: FormView): CSSProperties | undefined {
  if (!reservedHeight) return undefined
  const { smallPhone, phone, wide } = reservedHeight
  return {
    '--form-small-phone': `${smallPhone / REM}rem`,
    '--form-phone': `${phone / REM}rem`,
    '--form-wide': `${wide / REM}rem`,
  } as CSSProperties
}
