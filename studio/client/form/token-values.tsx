// What the tokens of a text print, with a link to each fact.
import { addressOf } from '../route.ts'
import { useForm } from './context.ts'

const TOKEN = /\{(?:facts|clinic)\.[a-zA-Z0-9]+\}/g
const FACTS = 'content/facts.yaml'

export function TokenValues({ text }: { text: string }) {
  const { choices } = useForm()
  const tokens = [...new Set(text.match(TOKEN))]
  if (!choices || tokens.length === 0) return null
  return (
    <p className="tokens">
      {tokens.map((token) => {
        const name = token.slice(1, -1).split('.')[1] ?? ''
        const value = choices.tokens.find((each) => each.value === token)?.title
        if (value === undefined) return <span key={token}>{token} is not known </span>
        return token.startsWith('{facts.') ? (
          <a key={token} href={addressOf(FACTS, [name])}>
            {name}: {value}
          </a>
        ) : (
          <span key={token}>
            {name}: {value}
          </span>
        )
      })}
    </p>
  )
}
