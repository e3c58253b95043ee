// Removes a page. It says first what goes with it, or what still needs it.
import { get, post, useAsked } from '../api.ts'
import { useStudio } from '../context.ts'
import { ProblemList } from '../problem-list.tsx'
import { addressOf } from '../route.ts'
import { FormDialog } from './dialog.tsx'

/** One function for all renderings, so that the question is asked once: after the removal it would fail. */
const askRemoval = (name: string) => get('removal', name)

export function RemoveDialog({ name }: { name: string }) {
  const { list } = useStudio()
  const { answer, fault } = useAsked(askRemoval, name)
  const { changes = [], problems = [] } = answer ?? {}
  const remove = async () => {
    await post('remove-page', { name })
    location.hash = addressOf(list?.files[0]?.name ?? '')
  }
  return (
    <FormDialog
      title="Remove the page"
      isWide
      submit="Remove the page"
      isDisabled={!answer || problems.length > 0}
      onSubmit={remove}
    >
      <p>
        This removes the page and its address.{' '}
        {answer?.isNew
          ? 'Nobody else has this new page yet, so it can’t be brought back.'
          : '“Hand over” lists it, and can bring it back.'}
      </p>
      {problems.length > 0 && (
        <div className="notice wrong">
          <p>These places need the page. Change them first.</p>
          <ProblemList problems={problems} />
        </div>
      )}
      {changes.length > 0 && <p>This goes with it, because nothing else needs it:</p>}
      <ul>
        {changes.map(({ name: file, title, words }) => (
          <li key={file}>
            {title}: {words.map(({ field, before = '' }) => `${field} (${before.split(' · ')[0]})`).join('; ')}
          </li>
        ))}
      </ul>
      <p role="status">{!answer && (fault ?? 'Looking for what goes with it.')}</p>
    </FormDialog>
  )
}
