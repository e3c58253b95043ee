// Types for the part of selenium-webdriver that the tests use. The package has none.
declare module 'selenium-webdriver' {
  interface Actions {
    move(to: { x: number; y: number }): Actions
    press(): Actions
    release(): Actions
    sendKeys(...keys: string[]): Actions
    perform(): Promise<void>
  }
  interface Rect {
    x?: number
    y?: number
    width: number
    height: number
  }
  interface WebDriver {
    get(url: string): Promise<void>
    executeScript<T>(script: string): Promise<T>
    actions(): Actions
    manage(): { window(): { setRect(rect: Rect): Promise<unknown> } }
    navigate(): { back(): Promise<void> }
    quit(): Promise<void>
  }
  export class Builder {
    usingServer(url: string): Builder
    withCapabilities(capabilities: Record<string, unknown>): Builder
    build(): Promise<WebDriver>
  }
  export const Key: Readonly<
    Record<'TAB' | 'ENTER' | 'ESCAPE' | 'SPACE' | 'ARROW_RIGHT' | 'ARROW_LEFT' | 'HOME' | 'END', string>
  >
}
