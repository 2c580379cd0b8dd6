import { appIconUrl, offersApp, type Site } from '@footlight/contract';

/** The operator's icon, else a drawn one. */
export const faviconOf = ({ custom, sitecode }: Pick<Site, 'custom' | 'sitecode'>): string =>
  custom.favicon_url || `/art/avatar/${sitecode}.svg`;

/** The drawn icon for readers that know no SVG, such as older Safari and crawlers; null beside an operator's icon. */
export const pngIconOf = (site: Site): string | null =>
  site.custom.favicon_url || !offersApp(site) ? null : appIconUrl('192');
