import type { SiteConfig } from '@footlight/contract';
import { siteConfigKey } from './keys.ts';
import { useRead } from './use-read.ts';

/** The site that this host selects. The server always renders it, so it is never loading. */
export const useSiteConfig = (): SiteConfig => {
  const { data } = useRead(siteConfigKey, { revalidateIfStale: false, revalidateOnFocus: false });
  if (!data) throw new Error('The site config belongs to every first render.');
  return data;
};
