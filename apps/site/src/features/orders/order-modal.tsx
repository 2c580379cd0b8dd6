import { OrderForm } from '@footlight/billing-widgets';
import { ApiError } from '@footlight/client';
import { useNumber, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { roomKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { wasDeclinedByUser } from '../../shell/spend/use-spend-confirmation.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { orderDraftFamily } from './order-draft.ts';
import { useOrderPicture } from './use-order-picture.ts';
import { useOrderCalls } from './use-orders.ts';

/** Orders custom media, a Snapchat or a rating. Keeps the input until the platform has accepted the order. */
const OrderModal = ({ username, kind, close }: ModalProps<'order'>) => {
  const { t } = useTexts(['wallet', 'ui']);
  const number = useNumber();
  const { data: room } = useRead(roomKey(username));
  const { balance } = useCurrentUser();
  const calls = useOrderCalls();
  const errorContent = useErrorContent();
  const buyTokens = useBuyTokens();
  const toast = useToast();
  const [draft, setDraft] = useAtom(orderDraftFamily(`${username} ${kind}`));
  const [state, setState] = useState<{ isSending: boolean; error: ReactNode }>({
    isSending: false,
    error: null,
  });
  const picture = useOrderPicture(kind === 'dickrating');
  if (!room) return null;
  const { sellCustomMedia, snapchat, dickratingMedia } = room.userSetting;
  const price = {
    custom_media: sellCustomMedia.minimumPriceInToken,
    snapchat: snapchat.priceInToken,
    dickrating: dickratingMedia.priceInToken,
  }[kind];
  const failed = (error: unknown) => {
    setState({ isSending: false, error: wasDeclinedByUser(error) ? null : errorContent(error) });
    if (!(error instanceof ApiError)) return;
    if (error.type === 'price_changed' || error.type === 'order_not_offered') calls.refreshTerms(username);
    // The picture may have been replaced or removed in another tab.
    if (error.type === 'invalid_input') void calls.refresh();
    if (error.type === 'not_enough_tokens') void buyTokens();
  };
  const onOrder = (order: { text: string; price: number }) => {
    if (state.isSending) return;
    const { sent } = picture;
    if (kind === 'dickrating' && !sent) return;
    setState({ isSending: true, error: null });
    const body =
      kind === 'dickrating'
        ? { kind, picture_id: sent?.id ?? '', is_own_picture: true as const, ...order }
        : { kind, ...order };
    calls.place(username, body).then(() => {
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
      picture={picture.field}
      balance={balance}
      pending={state.isSending}
      error={state.error}
      onOrder={onOrder}
      onClose={() => close()}
    />
  );
};

export default OrderModal;
