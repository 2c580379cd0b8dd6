import { TokenHistory } from '@footlight/billing-widgets';
import { mayBuyTokens } from '@footlight/contract';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useBoot } from '../app/boot.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { useTokenHistory } from '../data/use-token-history.ts';
import { languageBase } from '../i18n/language.ts';
import { loadRetried } from '../modals/load-retried.ts';
import { useModals } from '../modals/modals.ts';
import { AccountTokensScreen } from '../screens/account-tokens-screen/account-tokens-screen.tsx';
import { AccountPending } from './account-pending.tsx';
import { AccountReceipt } from './account-receipt.tsx';
import { useBuyTokens } from './use-buy-tokens.ts';
import { useMember } from './use-member.ts';

const AccountPromos = lazy(() => import('./account-promos.tsx'));
const AccountSpending = lazy(() => loadRetried(() => import('./account-spending.tsx')));

/** `/account/tokens`. Guests are sent to log in and come back. */
export const AccountTokensPage = () => {
  const { data, isLoggedIn, balance } = useMember();
  const { language } = useBoot();
  const pathHref = `${languageBase(language)}/account/tokens`;
  const [query] = useSearchParams();
  const receipt = query.get('receipt');
  const buy = useBuyTokens();
  const modals = useModals();
  const errorText = useErrorText();
  const history = useTokenHistory(balance, isLoggedIn);
  // A biller sends people back here after a post-pay charge that was declined (spec 1 §7).
  const wasDeclined = query.get('postpay') === 'declined' && isLoggedIn;
  useEffect(() => {
    if (wasDeclined) void modals.open('spending', { kind: 'postpay' });
  }, [wasDeclined, modals]);
  return (
    <AccountTokensScreen
      balance={balance}
      mayBuy={data === undefined || mayBuyTokens(data.user) || data.user.country_code === 'SE'}
      onBuy={() => void buy()}
      promos={
        data?.user.type === 'viewer' && !receipt ? (
          <Suspense fallback={null}>
            <AccountPromos />
          </Suspense>
        ) : null
      }
      spending={
        isLoggedIn && !receipt ? (
          <Suspense fallback={null}>
            <AccountSpending />
          </Suspense>
        ) : null
      }
      pending={isLoggedIn && !receipt ? <AccountPending balance={balance} /> : null}
      history={
        receipt ? (
          <AccountReceipt transactionId={receipt} backHref={pathHref} />
        ) : (
          <TokenHistory
            owed={history.owed}
            receiptHref={(reference) => `${pathHref}?receipt=${encodeURIComponent(reference)}`}
            entries={history.entries}
            hasMore={history.hasMore}
            loading={history.isLoading}
            error={history.error ? errorText(history.error) : null}
            onMore={history.more}
          />
        )
      }
    />
  );
};
