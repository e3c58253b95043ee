// robots.txt allows everything. Crawlers must be able to read a noindex page, or they never see that it is noindex.

/** The robots file (RFC 9309) of the site at `origin`. */
export function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
