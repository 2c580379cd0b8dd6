import type { Site } from '@footlight/contract';

/** The operator's icon, else a drawn one. */
export const faviconOf = ({ custom, sitecode }: Pick<Site, 'custom' | 'sitecode'>): string =>
  custom.favicon_url || `/art/avatar/${sitecode}.svg`;
