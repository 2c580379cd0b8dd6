import type { Attribution, Site } from '@footlight/contract';

/**
 * Where an account or a purchase came from. The sitecode is the site's own, by the host; what the address said of an
 * affiliate is kept only where the site takes affiliates.
 */
export function attributionOf(site: Site, said: Attribution | undefined): Record<string, string> {
  const kept: Record<string, string> = { site: site.sitecode };
  if (site.custom.is_allow_affiliate_id !== true) return kept;
  for (const name of ['id', 'advert_id', 'sitecode'] as const) {
    const value = said?.[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
