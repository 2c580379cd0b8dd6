import { QuickBuy, type QuickBuyState } from '@footlight/billing-widgets';
import { ApiError } from '@footlight/client';
import type { Product, ProductsAnswer, SavedCard } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { showToast, useToast } from '../../shell/toasts/toasts.ts';
import { useOneClick } from './use-one-click.ts';
import { useProducts } from './use-products.ts';

interface PurchaseQuickBuyProps {
  products: ProductsAnswer;
  card: SavedCard;
  returnPath: string;
  close: () => void;
}

/** One-click purchase (spec 1 §4). The answer opens a result, the biller's window or a toast. */
export const PurchaseQuickBuy = ({ products, card, returnPath, close }: PurchaseQuickBuyProps) => {
  const { t } = useTexts('billing');
  const api = useApi();
  const modals = useModals();
  const store = useStore();
  const toast = useToast();
  const errorToast = useErrorToast();
  const oneClick = useOneClick();
  const { mutate } = useProducts(true);
  const isReUpOffered = useCurrentUser().data?.settings.auto_re_ups.enabled === false;
  const [isReUp, setIsReUp] = useState(false);
  const [state, setState] = useState<QuickBuyState>({ kind: 'idle' });
  // Guards against a second click before React has rendered the state.
  const isBusy = useRef(false);

  const buy = async ({ internal_id }: Product): Promise<QuickBuyState> => {
    const answer = await oneClick(internal_id, card.id, returnPath, isReUpOffered && isReUp);
    if (answer.link) {
      const opened = globalThis.open(answer.link, 'footlight-biller', 'popup,width=520,height=720');
      return { kind: opened ? 'step' : 'blocked', link: answer.link };
    }
    // A payment above the buyer's own limit has a receipt, which says what happens to the money.
    if (answer.status || answer.error === 'user_daily_limit') {
      close();
      void modals.open('payment_result', { transactionId: answer.transaction_id, code: null });
    } else if (answer.error === 'verification_required') {
      close();
      void modals.open('purchase_declined', {});
    } else if (answer.error) {
      // The socket reports the same failure; the id keeps it to one toast.
      showToast(store, { id: 'one-click', appearance: 'error', content: t('quick.failed') });
      void mutate();
    } else return { kind: 'unknown' };
    return { kind: 'idle' };
  };
  const onBuy = async (product: Product) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'charging' });
    try {
      setState(await buy(product));
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      const isUnknown = failed.type === 'network' || failed.status >= 500;
      setState({ kind: isUnknown ? 'unknown' : 'idle' });
      if (!isUnknown) errorToast(failed);
    } finally {
      isBusy.current = false;
    }
  };
  const onForget = async ({ id }: SavedCard) => {
    try {
      await api('POST /billing/cards/{card_id}/remove', { params: { card_id: id } });
      toast({ appearance: 'success', content: t('quick.removed') });
    } catch (failed) {
      errorToast(failed);
    }
    void mutate();
  };
  return (
    <QuickBuy
      products={products}
      card={card}
      state={state}
      autoReUp={isReUpOffered ? isReUp : null}
      onAutoReUpChange={setIsReUp}
      onBuy={(product) => void onBuy(product)}
      onForget={(one) => void onForget(one)}
      className="mb-4"
    />
  );
};
