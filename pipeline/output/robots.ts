// robots.txt lets crawlers read every page: they must read a noindex page to learn that it is one.

/** The robots file (RFC 9309) of the site at `origin`. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
