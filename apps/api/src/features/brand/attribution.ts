import { ATTRIBUTION_NAMES, type Attribution, type Site } from '@footlight/contract';

/**
 * Where an account or a purchase came from. The sitecode comes from the host; the campaign of the URL counts only where
 * the site accepts affiliates.
 */
export function attributionOf(site: Site, said: Attribution | undefined): Record<string, string> {
  const kept: Record<string, string> = { site: site.sitecode };
  if (site.custom.is_allow_affiliate_id !== true) return kept;
  for (const name of ATTRIBUTION_NAMES) {
    const value = said?.[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
