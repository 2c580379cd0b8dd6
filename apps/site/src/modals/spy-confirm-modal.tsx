import { SpyConfirm } from '@footlight/room-widgets';
import { useState } from 'react';
import { useBuyTokens } from '../containers/use-buy-tokens.ts';
import { useFunds } from '../containers/use-funds.ts';
import { useShowFailure } from '../containers/use-show-failure.ts';
import { spyPreviewKey } from '../data/keys.ts';
import { useFanLevel } from '../data/use-fan-level.ts';
import { useRead } from '../data/use-read.ts';
import { useRoom } from '../data/use-room.ts';
import { useShowCalls } from '../data/use-show-calls.ts';
import type { ModalControls } from './registry.ts';

/** Asks before spying costs anything (spec 3 §4). */
export const SpyConfirmModal = ({ username, close }: { username: string } & ModalControls) => {
  const { data: room } = useRoom(username);
  const { data: preview } = useRead(spyPreviewKey(username));
  const isFree = useFanLevel(username) !== null;
  const funds = useFunds();
  const calls = useShowCalls(username);
  const buyTokens = useBuyTokens();
  const failed = useShowFailure();
  const [isSending, setIsSending] = useState(false);
  if (!room) return null;
  const onSpy = () => {
    if (isSending) return;
    setIsSending(true);
    calls.spy().then(
      () => close(),
      (error: unknown) => {
        close();
        failed(error);
      },
    );
  };
  return (
    <SpyConfirm
      broadcasterName={room.user.displayName}
      pricePerMinute={room.userSetting.spy.pricePerMinuteInToken}
      startupTip={room.userSetting.spy.startupTipInToken}
      previewSeconds={preview?.seconds ?? null}
      isFree={isFree}
      funds={funds}
      state={isSending ? 'sending' : 'idle'}
      error={null}
      onSpy={onSpy}
      onBuyTokens={() => void buyTokens()}
      onClose={() => close()}
    />
  );
};
