import { CARD_CHECK_SHORT_PATH } from '@footlight/contract';
import { useLocation } from 'react-router';
import { AccountTokensOrEmail } from '../containers/account-tokens-or-email.tsx';
import { CardCheckPage } from '../containers/card-check-page.tsx';
import { MembershipPage } from '../containers/membership-page.tsx';
import type { RouteModule } from './route-module.ts';

const isMembership = (pathname: string): boolean => pathname.endsWith('/membership');
const isCardCheck = (pathname: string): boolean => pathname.endsWith(CARD_CHECK_SHORT_PATH);

const AccountRoute = () => {
  const { pathname } = useLocation();
  if (isMembership(pathname)) return <MembershipPage />;
  return isCardCheck(pathname) ? <CardCheckPage /> : <AccountTokensOrEmail />;
};

/**
 * `/account/tokens`, `/account/membership`, `/account/verify` (`/verify`) and `/email/confirm`: what an account has paid for, and by
 * what.
 */
export const route: RouteModule = {
  namespaces: ['billing', 'wallet'],
  seo: ({ pathname, site, t }) => {
    const name = site.site.display_name;
    const textsOf = (title: string, description: string) => ({ title: `${title} · ${name}`, description });
    const texts = isMembership(pathname)
      ? textsOf(t('wallet:upgrade.title'), t('wallet:upgrade.intro'))
      : isCardCheck(pathname)
        ? textsOf(t('wallet:cardCheck.title'), t('wallet:cardCheck.intro'))
        : {
            title: t('seo.accountTokens.title', { site: name }),
            description: t('seo.accountTokens.description', { site: name }),
          };
    return { ...texts, canonical: pathname, isPrivate: true };
  },
  Component: AccountRoute,
};
