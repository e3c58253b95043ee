import { test } from 'vitest'
import { pageWith, type Kind } from '../../browser/page-kinds.ts'
import type { BuiltPage } from '../../artifact/built.ts'

/** Defines a test of the smallest page of `kind`. It skips itself when the content has no such page. */
export function testOn(kind: Kind, name: string, visit: (page: BuiltPage) => Promise<void>): void {
  test(name, ({ skip }) => visit(pageWith(kind) ?? skip(`No page has ${kind}.`)))
}
