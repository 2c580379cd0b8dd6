import { AccountSettingsScreen } from '@footlight/site-widgets';
import { lazyComponent } from '@footlight/ui';
import type { RouteModule } from '../../shell/routes/route-module.ts';

const AccountSettingsPage = lazyComponent(() => import('./account-settings-page.tsx'), {
  pending: () => <AccountSettingsScreen parts={null} />,
});

/** `/account/settings` */
export const route: RouteModule = {
  namespaces: ['member', 'settings', 'pwa'],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('settings:title')} · ${site.display_name}`,
    description: t('settings:description'),
    canonical: pathname,
    isPrivate: true,
  }),
  Component: AccountSettingsPage,
};
