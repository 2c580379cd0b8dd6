import type { SiteConfig } from '@footlight/contract';
import { siteConfigKey } from '../api/keys.ts';
import { useRead } from '../api/use-read.ts';

/** The config of the host's site. The server always provides it, so it is never loading. */
export const useSiteConfig = (): SiteConfig => {
  const { data } = useRead(siteConfigKey, { revalidateIfStale: false, revalidateOnFocus: false });
  if (!data) throw new Error('The fallback has no site config.');
  return data;
};
