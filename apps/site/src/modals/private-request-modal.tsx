import { isFewTokens, minutesFor, privatePrice, tokensToStart } from '@footlight/contract';
import { FewTokens, PrivateRequest, type PrivateWish } from '@footlight/room-widgets';
import { lazy, Suspense, useState } from 'react';
import { useBuyTokens } from '../containers/use-buy-tokens.ts';
import { useFunds } from '../containers/use-funds.ts';
import { useShowFailure } from '../containers/use-show-failure.ts';
import { useRoom } from '../data/use-room.ts';
import { useShowCalls } from '../data/use-show-calls.ts';
import { loadRetried } from './load-retried.ts';
import type { ModalControls } from './registry.ts';

const ReUpSuggestion = lazy(() => loadRetried(() => import('../containers/re-up-suggestion.tsx')));

/** Asking for a private (spec 2 §4). */
export const PrivateRequestModal = ({ username, close }: { username: string } & ModalControls) => {
  const { data: room } = useRoom(username);
  const funds = useFunds();
  const calls = useShowCalls(username);
  const buyTokens = useBuyTokens();
  const failed = useShowFailure();
  const [isSending, setIsSending] = useState(false);
  /** A wish that few minutes are paid of: asked about once. */
  const [doubted, setDoubted] = useState<PrivateWish | null>(null);
  if (!room) return null;
  const { private: set } = room.userSetting;
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
    // What is agreed to is what was shown.
    calls.request({ ...wish, price_per_minute: terms(wish.exclusive).pricePerMinute }).then(
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
        isSending={isSending}
        suggestion={
          <Suspense fallback={null}>
            <ReUpSuggestion />
          </Suspense>
        }
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
      mayBeRecorded={set.isRecordingEnabled}
      mayWatchTogether={set.isWatchPornTogetherEnabled}
      funds={funds}
      state={isSending ? 'sending' : 'idle'}
      error={null}
      onRequest={onRequest}
      onBuyTokens={() => void buyTokens()}
      onClose={() => close()}
    />
  );
};
