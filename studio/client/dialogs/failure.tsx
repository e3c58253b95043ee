// Why something could not be done, with links to what must change first.
import { addressOf } from '../place.ts'
import type { Failed } from './use-request.ts'

export function Failure({ failed, onFollow }: { failed: Failed | undefined; onFollow: () => void }) {
  return (
    <div role="alert">
      {failed && (
        <div className="notice wrong">
          <p>{failed.message}</p>
          <ul>
            {failed.problems.map(({ file, path, message }) => (
              <li key={`${file} ${path.join('/')} ${message}`}>
                <a href={addressOf(file, path)} onClick={onFollow}>
                  {file.replace('content/', '')}
                </a>{' '}
                {message}
              </li>
            ))}
            {failed.links.map(({ file, path, title }) => (
              <li key={`${file} ${path.join('/')}`}>
                <a href={addressOf(file, path)} onClick={onFollow}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
