// Finds entries of a long file by their names and words.
import { useId } from 'react'

interface FindEntriesProps {
  search: string
  found: number
  onSearch: (search: string) => void
}

export function FindEntries({ search, found, onSearch }: FindEntriesProps) {
  const id = useId()
  return (
    <div className="entries-find">
      <label htmlFor={id}>Find in this list</label>
      <input
        id={id}
        type="search"
        value={search}
        autoComplete="off"
        onChange={({ target }) => onSearch(target.value)}
      />
      <p className="hint" role="status">
        {search !== '' && `${found} ${found === 1 ? 'entry' : 'entries'}`}
      </p>
    </div>
  )
}
