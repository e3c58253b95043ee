// What the engineer needs to know after changes were handed over.
import { useState } from 'react'
import type { HandedOver } from '../../protocol-actions.ts'

export function HandedOverNote({ done }: { done: HandedOver }) {
  const [isCopied, setCopied] = useState(false)
  const { branch, push, pullRequest, stat } = done
  const copy = async () => {
    await navigator.clipboard.writeText(`${pullRequest.title}\n\n${pullRequest.text}`)
    setCopied(true)
  }
  return (
    <div role="status">
      <p>
        Your changes are on the branch <code>{branch}</code>
        {push && !push.failed && ', and the branch is at the repository'}.
      </p>
      {push?.failed && <p className="notice wrong">The branch could not be sent: {push.failed}</p>}
      <h3>{pullRequest.title}</h3>
      <pre tabIndex={0} role="group" aria-label="Text of the pull request">
        {pullRequest.text}
      </pre>
      <div className="actions">
        <button type="button" className="primary" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy the text for the pull request'}
        </button>
      </div>
      <pre tabIndex={0} role="group" aria-label="Files of the commit">
        {stat}
      </pre>
    </div>
  )
}
