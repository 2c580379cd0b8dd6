import { UnsubscribeScreen } from '@footlight/site-widgets';
import { lazyComponent } from '@footlight/ui';
import type { RouteModule } from '../../shell/routes/route-module.ts';

const EmailUnsubscribePage = lazyComponent(() => import('./email-unsubscribe-page.tsx'), {
  pending: () => <UnsubscribeScreen state={{ kind: 'asking', pending: true }} onStop={() => undefined} />,
});

/** `/email/unsubscribe?token=…` */
export const route: RouteModule = {
  namespaces: ['pwa'],
  searchParams: ['token'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('pwa:unsubscribe.title')} · ${site.display_name}`,
    description: t('pwa:unsubscribe.text'),
    canonical: pathname,
    isPrivate: true,
  }),
  Component: EmailUnsubscribePage,
};
