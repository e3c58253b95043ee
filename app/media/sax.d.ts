// The part of sax that reads drawings. The package has no types.
declare module 'sax' {
  export interface Tag {
    name: string
    attributes: Record<string, string>
  }

  interface Parser {
    /** Lines before the current one. */
    line: number
    error: Error | null
    write(text: string): Parser
    close(): void
  }

  const sax: { parser(strict: true, options: { strictEntities: true }): Parser }
  export default sax
}
