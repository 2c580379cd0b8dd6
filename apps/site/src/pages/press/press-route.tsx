import { pressKey } from '../../features/content/content-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { pressAddress, pressPlace } from './press-address.ts';
import { PressPage } from './press-page.tsx';

/** `/press` */
export const route: RouteModule = {
  namespaces: ['content'],
  searchParams: ['outlet', 'page'],
  keys: (_params, _pathname, _language, query) => {
    const { outlet, page } = pressPlace(query);
    return [pressKey(outlet, page)];
  },
  seo: ({ data, query, site: { site }, t }) => {
    const place = pressPlace(query);
    const title = place.outlet
      ? t('content:press.seoOutlet', { outlet: place.outlet, site: site.display_name })
      : t('content:press.seo', { site: site.display_name });
    return {
      title: place.page > 1 ? t('content:press.seoPage', { page: String(place.page), title }) : title,
      description: [place.outlet, t('content:press.description', { site: site.display_name })]
        .filter(Boolean)
        .join('. '),
      canonical: pressAddress(place),
      isPrivate: data === undefined,
    };
  },
  Component: PressPage,
};
