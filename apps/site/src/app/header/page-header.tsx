import { BalanceButton } from '@footlight/billing-widgets';
import { SECTION_OF_GENDER } from '@footlight/contract';
import { Button, SiteHeader, useTexts } from '@footlight/ui';
import { Search } from 'lucide-react';
import { useLocation, useMatches } from 'react-router';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { useModals } from '../../shell/modals/modals.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { HeaderAccount } from './header-account.tsx';
import { HeaderLogo } from './header-logo.tsx';

const SECTIONS = [
  { href: SECTION_OF_GENDER.f, key: 'girls' },
  { href: SECTION_OF_GENDER.c, key: 'couples' },
  { href: SECTION_OF_GENDER.m, key: 'men' },
  { href: SECTION_OF_GENDER.t, key: 'trans' },
] as const;

/** Routes of the pages that need the whole window of a phone: a room, and a conversation. */
const WINDOW_ROUTES = ['/:username', '/:username/vr', '/messages/:username?'];

/** The brand, the sections, the balance and the account. */
export const PageHeader = () => {
  const { t } = useTexts(['site', 'common']);
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const visitor = useCurrentUser();
  const modals = useModals();
  const buyTokens = useBuyTokens();
  return (
    <SiteHeader
      className="print:hidden"
      slim={page?.params.username !== undefined && WINDOW_ROUTES.includes(page.id)}
      logo={<HeaderLogo />}
      nav={SECTIONS.map(({ href, key }) => ({ href, label: t(`nav.${key}`), current: pathname === href }))}
      search={
        // A link, so that search works before and without scripts; the dialog loads when it is opened.
        <Button asChild variant="ghost" size="sm" className="w-8 px-0">
          {renderSiteLink({
            href: '/search',
            'aria-label': t('common:search'),
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
      account={<HeaderAccount />}
    />
  );
};
