import { MediaConfirm } from '@footlight/billing-widgets';
import { ApiError } from '@footlight/client';
import type { FanclubLevel, MediaBundle, MediaItem } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useReturningTo } from '../../shell/session/use-next-path.ts';
import { useSpendable } from '../../shell/session/use-spendable.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { wasDeclinedByUser } from '../../shell/spend/use-spend-confirmation.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { useMediaCalls } from './use-media-calls.ts';

interface Offer {
  name: string;
  itemCount: number | null;
  price: number;
  fullPrice: number;
  level: FanclubLevel | null;
  send: () => Promise<void>;
}

/**
 * Media purchases (spec 1 §5): guests log in and return, viewers with too few tokens get the token shop, and all others a
 * confirmation. The page must render `dialog`.
 */
export const useMediaPurchase = () => {
  const { t } = useTexts('media');
  const calls = useMediaCalls();
  const errorToast = useErrorToast();
  const toast = useToast();
  const navigate = useNavigate();
  const login = useReturningTo('/login');
  const buyTokens = useBuyTokens();
  const funds = useSpendable();
  const { data, isLoggedIn, balance } = useCurrentUser();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isSending, setIsSending] = useState(false);

  const failed = (error: unknown) => {
    if (wasDeclinedByUser(error)) return;
    const isShort = error instanceof ApiError && error.type === 'not_enough_tokens';
    errorToast(error, isShort ? { content: t('notEnough') } : {});
    if (!(error instanceof ApiError)) return;
    // The page shows outdated data.
    if (error.type === 'price_changed' || error.type === 'media_not_for_sale') void calls.refresh();
    if (isShort) void buyTokens();
  };
  const ask = (next: Offer) => {
    if (!data) return;
    if (!isLoggedIn) return void navigate(login);
    if (funds !== null && funds < next.price) {
      toast({ appearance: 'error', content: t('notEnough') });
      return void buyTokens();
    }
    setOffer(next);
  };
  const confirm = () => {
    if (!offer || isSending) return;
    setIsSending(true);
    offer
      .send()
      .then(() => toast({ appearance: 'success', content: t('purchased') }), failed)
      .finally(() => {
        setIsSending(false);
        setOffer(null);
      });
  };
  const dialog: ReactNode = offer ? (
    <MediaConfirm
      name={offer.name}
      itemCount={offer.itemCount}
      fullPrice={offer.fullPrice}
      price={offer.price}
      level={offer.level}
      balance={balance}
      pending={isSending}
      error={null}
      onConfirm={confirm}
      onClose={() => (isSending ? undefined : setOffer(null))}
    />
  ) : null;
  return {
    dialog,
    failed,
    buy: (item: MediaItem) =>
      ask({
        name: item.name,
        itemCount: null,
        price: item.price,
        fullPrice: item.token_price,
        level: item.fanclub_level,
        send: () => calls.buy(item.id, item.price, 'media_page'),
      }),
    buyAll: (username: string, name: string, bundle: MediaBundle) =>
      ask({
        name,
        itemCount: bundle.item_count,
        price: bundle.price,
        fullPrice: bundle.full_price,
        level: bundle.fanclub_level,
        send: () => calls.buyAll(username, bundle.price, bundle.item_count),
      }),
  };
};
