import { useLocation } from 'react-router';
import { AccountTokensOrEmail } from '../containers/account-tokens-or-email.tsx';
import { MembershipPage } from '../containers/membership-page.tsx';
import type { RouteModule } from './route-module.ts';

const isMembership = (pathname: string): boolean => pathname.endsWith('/membership');

const AccountRoute = () =>
  isMembership(useLocation().pathname) ? <MembershipPage /> : <AccountTokensOrEmail />;

/** `/account/tokens`, `/account/membership` and `/email/confirm`: what an account has paid for. */
export const route: RouteModule = {
  namespaces: ['billing', 'wallet'],
  seo: ({ pathname, site, t }) => {
    const name = site.site.display_name;
    const texts = isMembership(pathname)
      ? { title: `${t('wallet:upgrade.title')} · ${name}`, description: t('wallet:upgrade.intro') }
      : {
          title: t('seo.accountTokens.title', { site: name }),
          description: t('seo.accountTokens.description', { site: name }),
        };
    return { ...texts, canonical: pathname, isPrivate: true };
  },
  Component: AccountRoute,
};
