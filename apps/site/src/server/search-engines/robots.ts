/** First segments of pages that hold nothing for search engines. */
const CLOSED = ['account', 'api', 'demo', 'enter.php', 'oauth', 'redir', 'sandbox-biller', 'studio'];

/**
 * `robots.txt` of a host. Search engines may read everything else: a page that they may not index says so in its HTML,
 * which they must be able to read. Hosts whose pages belong to another address name no sitemap.
 */
export const robotsFile = (base: string, isOwnAddress: boolean): string =>
  [
    'User-agent: *',
    ...CLOSED.map((segment) => `Disallow: /${segment}${segment.includes('.') ? '' : '/'}`),
    ...(isOwnAddress ? ['', `Sitemap: ${base}/sitemap.xml`] : []),
    '',
  ].join('\n');
