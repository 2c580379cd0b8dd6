import { TokenHistory } from '@footlight/billing-widgets';
import { isInNoTokensCountry, mayBuyTokens, mediaHref } from '@footlight/contract';
import { AccountTokensScreen } from '@footlight/site-widgets';
import { lazyComponent, Skeleton } from '@footlight/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { AccountPending } from '../../features/billing/account-pending.tsx';
import { AccountReceipt } from '../../features/billing/account-receipt.tsx';
import { useTokenHistory } from '../../features/billing/use-token-history.ts';
import { PlacedOrders } from '../../features/orders/placed-orders.tsx';
import { useBoot } from '../../shell/boot/boot.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useMember } from '../../shell/session/use-member.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';

const AccountPromos = lazyComponent(() => import('../../features/promos/account-promos.tsx'), {
  pending: () => <Skeleton className="h-72" />,
});
const AccountSpending = lazyComponent(() => import('../../features/limits/account-spending.tsx'), {
  pending: () => <Skeleton className="h-144" />,
});

/** `/account/tokens`. Guests are sent to the login and return. */
export const AccountTokensPage = () => {
  const { data, isLoggedIn, balance } = useMember();
  const { language } = useBoot();
  const pathHref = `${languageBase(language)}/account/tokens`;
  const [query, setQuery] = useSearchParams();
  const receipt = query.get('receipt');
  const buy = useBuyTokens();
  const modals = useModals();
  const errorText = useErrorText();
  const history = useTokenHistory(balance, isLoggedIn);
  // A biller sends payers here who were to replace a declined card and did not (spec 1 §7).
  const wasDeclined = query.get('postpay') === 'declined' && isLoggedIn;
  useEffect(() => {
    if (!wasDeclined) return;
    void modals.open('limits', { kind: 'postpay' });
    // Once: the next return to this page may bring a working card.
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [wasDeclined, modals, setQuery]);
  return (
    <AccountTokensScreen
      balance={balance}
      mayBuy={data === undefined || mayBuyTokens(data.user) || isInNoTokensCountry(data.user)}
      onBuy={() => void buy()}
      onConfirmEmail={
        data?.user.email_confirmed === false ? () => void modals.open('email_confirm', {}) : undefined
      }
      promos={data?.user.type === 'viewer' && !receipt ? <AccountPromos /> : null}
      spending={isLoggedIn && !receipt ? <AccountSpending /> : null}
      pending={
        isLoggedIn && !receipt ? (
          <>
            <AccountPending balance={balance} />
            <PlacedOrders />
          </>
        ) : null
      }
      history={
        receipt ? (
          <AccountReceipt transactionId={receipt} backHref={pathHref} />
        ) : (
          <TokenHistory
            owed={history.owed}
            gifted={data?.user.type === 'model' ? history.gifted : 0}
            receiptHref={(reference) => `${pathHref}?receipt=${encodeURIComponent(reference)}`}
            itemHref={(item) => languageBase(language) + mediaHref(item)}
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
