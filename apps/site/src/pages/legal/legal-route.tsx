import { LEGAL_KEYS, type LegalDocument } from '@footlight/contract';
import { legalKey } from '../../shell/api/keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { LegalPage } from './legal-page.tsx';

const nameOf = (key: string | undefined) => LEGAL_KEYS.find((one) => one === key);

/** `/legal/{key}` */
export const route: RouteModule = {
  namespaces: ['legal'],
  isFound: ({ key }) => nameOf(key) !== undefined,
  keys: ({ key }, _pathname, language) => {
    const name = nameOf(key);
    return name ? [legalKey(name, language)] : [];
  },
  seo: ({ data, pathname, site: { site }, t }) => {
    const title = (data as LegalDocument | undefined)?.title ?? t('site:footer.legalGroup');
    return {
      title: `${title} · ${site.display_name}`,
      description: `${title}. ${t('legal:description', { site: site.display_name })}`,
      canonical: pathname,
    };
  },
  Component: LegalPage,
};
