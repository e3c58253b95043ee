// Encodes one picture, which pictures.ts sends, and answers with the master or with the reason why there is none.
import { masterPicture } from '../site/server.ts'

process.once('message', (bytes: Uint8Array) => {
  void masterPicture(bytes)
    .catch(({ message }: Error) => message)
    .then((answer) => process.send?.(answer, undefined, undefined, () => process.disconnect()))
})
