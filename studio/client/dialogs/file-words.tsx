// Words before and after in a file that is not open.
import { useEffect, useState } from 'react'
import type { FileState } from '../../protocol.ts'
import type { WordChange } from '../../protocol-actions.ts'
import { openYaml } from '../../yaml/yaml-file.ts'
import { get } from '../api.ts'
import type { Schema } from '../../schema/schema.ts'
import { schemaOf } from '../schema-of.ts'
import { WordsChanged } from '../words-changed.tsx'

interface FileWordsProps {
  name: string
  words: readonly WordChange[]
}

/** Fields have their names in place of labels until the schema is read, and where the file is broken. */
export function FileWords({ name, words }: FileWordsProps) {
  const [file, setFile] = useState<{ root: Schema; value: unknown }>({ root: {}, value: undefined })
  useEffect(() => {
    const read = async () => {
      const { kind, text } = await get<FileState>('file', { name })
      setFile({ root: await schemaOf(kind), value: openYaml(text).value })
    }
    read().catch(() => {})
  }, [name])
  return <WordsChanged words={words} {...file} />
}
