// Page views as the local insights server has counted them.

interface View {
  path: string
  time: string
}

/** A word of letters that no other test uses. Reports keep it as the value of `ref`. */
export function newMarker(): string {
  return `m${crypto.randomUUID().replaceAll(/[\d-]/g, '')}`
}

/** Views whose path or query contains `marker`, in order. */
export async function viewsWith(marker: string): Promise<View[]> {
  const response = await fetch(`${process.env['SITE_ORIGIN']}/insights/views`)
  const views = (await response.json()) as View[]
  return views.filter(({ path }) => path.includes(marker))
}
