import { SECTION_OF_GENDER } from '@footlight/contract';
import { Button, SiteHeader, useTexts } from '@footlight/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AccountMenu } from '../../features/account/account-menu/account-menu.tsx';
import { BalanceButton } from '../../features/account/balance-button/balance-button.tsx';
import { BrandLogo } from '../../features/brand/brand-logo/brand-logo.tsx';
import { operatorSitesKey } from '../../shell/api/operator-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { useModals } from '../../shell/modals/modals.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSessionCalls } from '../../shell/session/use-session-calls.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';

const SECTIONS = [
  { href: SECTION_OF_GENDER.f, key: 'girls' },
  { href: SECTION_OF_GENDER.c, key: 'couples' },
  { href: SECTION_OF_GENDER.m, key: 'men' },
  { href: SECTION_OF_GENDER.t, key: 'trans' },
] as const;

/** The brand, the sections, the balance and the account. */
export const PageHeader = () => {
  const { t } = useTexts('site');
  const { pathname } = useLocation();
  const { site } = useSiteConfig();
  const visitor = useCurrentUser();
  const { logout } = useSessionCalls();
  const modals = useModals();
  const buyTokens = useBuyTokens();
  // Read when the menu opens: few users have sites.
  const [wasOpened, setWasOpened] = useState(false);
  const operator = useRead(wasOpened ? operatorSitesKey : null, { revalidateOnFocus: false });
  const { custom, display_name } = site;
  const user = visitor.data?.user;
  return (
    <SiteHeader
      className="print:hidden"
      logo={renderSiteLink({
        href: '/',
        'aria-label': t('header.homeOf', { site: display_name }),
        children: (
          <BrandLogo
            name={display_name}
            path={custom.logo_path ?? null}
            darkPath={custom.logo_dark_path ?? null}
            width={custom.logo_width ?? 148}
            height={custom.logo_height ?? 36}
            isForcedDark={custom.force_dark_mode ?? false}
          />
        ),
      })}
      nav={SECTIONS.map(({ href, key }) => ({ href, label: t(`nav.${key}`), current: pathname === href }))}
      search={
        // A link, so that search works before and without scripts; the dialog loads when it is opened.
        <Button asChild variant="ghost" size="sm" className="w-8 px-0">
          {renderSiteLink({
            href: '/search',
            'aria-label': t('header.search'),
            onClick: (event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              void modals.open('search', {});
            },
            children: <Search aria-hidden="true" />,
          })}
        </Button>
      }
      balance={
        visitor.isLoggedIn ? (
          <BalanceButton balance={visitor.balance} onBuy={() => void buyTokens()} />
        ) : undefined
      }
      account={
        <AccountMenu
          user={
            visitor.isLoggedIn && user
              ? { username: user.username, displayName: user.display_name, avatar: user.avatar }
              : visitor.data
                ? null
                : undefined
          }
          balance={visitor.balance}
          isOperator={(operator.data?.sites.length ?? 0) > 0}
          onOpenChange={() => setWasOpened(true)}
          unread={visitor.data?.unread_notification_count ?? 0}
          onConfirmEmail={
            user?.email_confirmed === false ? () => void modals.open('email_confirm', {}) : undefined
          }
          account={visitor.data}
          onMessages={() => void modals.open('people', {})}
          onLogout={() => void logout()}
        />
      }
    />
  );
};
