import {
  isFewTokens,
  minimumCharge,
  minutesFor,
  privateButton,
  privatePrice,
  tokensToStart,
} from '@footlight/contract';
import { FewTokens, PrivateRequest, type PrivateWish } from '@footlight/room-widgets';
import { type ReactNode, useState } from 'react';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useSpendFailure } from '../../shell/refusals/use-spend-failure.ts';
import { useRoom } from '../../shell/room/use-room.ts';
import { useSpendable } from '../../shell/session/use-spendable.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { useShowCalls } from './use-show-calls.ts';

/** The request for a private show (spec 2 §4). */
export const PrivateRequestModal = ({
  username,
  suggestion,
  close,
}: ModalProps<'private_request'> & {
  /** Shown to viewers with few tokens. */
  suggestion: ReactNode;
}) => {
  const { data: room } = useRoom(username);
  const funds = useSpendable();
  const calls = useShowCalls(username);
  const buyTokens = useBuyTokens();
  const failed = useSpendFailure();
  const [isSending, setIsSending] = useState(false);
  /** A request that the tokens cover for only a few minutes; the viewer is asked once. */
  const [doubted, setDoubted] = useState<PrivateWish | null>(null);
  if (!room) return null;
  const { private: set } = room.userSetting;
  const opens = privateButton({
    status: room.chat.status,
    watchTogetherId: room.show?.watch_together ? room.show.show_id : null,
    isVersus: room.versus !== null,
    isWatchTogetherEnabled: set.isWatchPornTogetherEnabled,
  });
  const prices = { ...set, discountRate: room.privateDiscount?.discountRate ?? 0 };
  const terms = (isExclusive: boolean) => ({
    pricePerMinute: privatePrice(prices, isExclusive),
    needed: tokensToStart({
      prices,
      isExclusive,
      isExclusiveEnabled: set.isExclusiveEnabled,
      minimumMinutes: set.privateMinimumDuration,
      minimumTokenToStart: set.minimumTokenToStart,
      preTip: set.preTipCost,
    }),
  });
  const send = (wish: PrivateWish) => {
    setIsSending(true);
    const { pricePerMinute } = terms(wish.exclusive);
    const shown = { pricePerMinute, minimumMinutes: set.privateMinimumDuration, preTip: set.preTipCost };
    // The viewer agrees to what was shown.
    const agreed = { price_per_minute: pricePerMinute, minimum_charge: minimumCharge(shown) };
    calls.request({ ...wish, ...agreed }).then(
      () => close(),
      (error: unknown) => {
        close();
        failed(error, true);
      },
    );
  };
  const onRequest = (wish: PrivateWish) => {
    const asked = { ...terms(wish.exclusive), preTip: set.preTipCost };
    if (isFewTokens(funds, asked)) setDoubted(wish);
    else send(wish);
  };
  if (doubted && funds !== null) {
    const asked = { ...terms(doubted.exclusive), preTip: set.preTipCost };
    return (
      <FewTokens
        tokens={funds}
        minutes={minutesFor(funds, asked)}
        pending={isSending}
        suggestion={suggestion}
        onBuyTokens={() => void buyTokens()}
        onAsk={() => send(doubted)}
        onClose={() => close()}
      />
    );
  }
  return (
    <PrivateRequest
      broadcasterName={room.user.displayName}
      terms={terms(false)}
      exclusive={set.isExclusiveEnabled ? terms(true) : null}
      minimumMinutes={set.privateMinimumDuration}
      preTip={set.preTipCost}
      mayWatchTogether={opens === 'watch_together'}
      funds={funds}
      state={isSending ? 'sending' : 'idle'}
      error={null}
      onRequest={onRequest}
      onBuyTokens={() => void buyTokens()}
      onClose={() => close()}
    />
  );
};
