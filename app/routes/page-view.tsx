// A page of the registry as its route shows it.
import { chrome } from 'virtual:chrome'
import type { PageData } from '../content/page.ts'
import { SectionList } from '../sections/section-list.tsx'

export function PageView({ data: { page, crumbs } }: { data: PageData }) {
  return <SectionList key={page.path} sections={page.sections} clinic={chrome.clinic} crumbs={crumbs} />
}
