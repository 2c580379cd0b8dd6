import { OrderForm } from '@footlight/billing-widgets';
import type { OrderKind } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useNumber, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useBuyTokens } from '../containers/use-buy-tokens.ts';
import { roomKey } from '../data/keys.ts';
import { isOwnRefusal } from '../data/use-confirmed.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useOrderCalls, useOrderErrorText } from '../data/use-orders.ts';
import { useRead } from '../data/use-read.ts';
import { orderDraftFamily } from '../state/order-draft.ts';
import { useToast } from '../state/toasts.ts';
import type { ModalControls } from './registry.ts';

export interface OrderModalProps {
  /** The broadcaster. */
  username: string;
  kind: OrderKind;
}

/** Orders custom media or a Snapchat; what is written stays until the platform has it. */
const OrderModal = ({ username, kind, close }: OrderModalProps & ModalControls) => {
  const { t } = useTexts(['wallet', 'ui']);
  const number = useNumber();
  const { data: room } = useRead(roomKey(username));
  const { balance } = useCurrentUser();
  const calls = useOrderCalls();
  const errorText = useOrderErrorText();
  const buyTokens = useBuyTokens();
  const toast = useToast();
  const [draft, setDraft] = useAtom(orderDraftFamily(`${username} ${kind}`));
  const [state, setState] = useState<{ isSending: boolean; error: string | null }>({
    isSending: false,
    error: null,
  });
  if (!room) return null;
  const { sellCustomMedia, snapchat } = room.userSetting;
  const price = kind === 'snapchat' ? snapchat.priceInToken : sellCustomMedia.minimumPriceInToken;
  const failed = (error: unknown) => {
    setState({ isSending: false, error: isOwnRefusal(error) ? null : errorText(error) });
    if (!(error instanceof ApiError)) return;
    if (error.type === 'price_changed' || error.type === 'order_not_offered') calls.refreshTerms(username);
    if (error.type === 'not_enough_tokens') void buyTokens();
  };
  const onOrder = (order: { text: string; price: number }) => {
    if (state.isSending) return;
    setState({ isSending: true, error: null });
    calls.place(username, { kind, ...order }).then(() => {
      const tokens = t('ui:tokens', { count: order.price, shown: number(order.price) });
      toast({ appearance: 'success', content: t('order.done', { tokens }) });
      setDraft(null);
      close();
    }, failed);
  };
  return (
    <OrderForm
      kind={kind}
      broadcasterName={room.user.displayName}
      price={price}
      duration={snapchat.duration}
      draft={draft ?? { text: '', offer: price }}
      onDraftChange={setDraft}
      balance={balance}
      isSending={state.isSending}
      error={state.error}
      onOrder={onOrder}
      onClose={() => close()}
    />
  );
};

export default OrderModal;
