import { SpyConfirm } from '@footlight/room-widgets';
import { useState } from 'react';
import { spyPreviewKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useSpendFailure } from '../../shell/refusals/use-spend-failure.ts';
import { useRoom } from '../../shell/room/use-room.ts';
import { useFanLevel } from '../../shell/session/use-fan-level.ts';
import { useSpendable } from '../../shell/session/use-spendable.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { useShowCalls } from './use-show-calls.ts';

/** Asks for confirmation before spying (spec 3 §4). */
export const SpyConfirmModal = ({ username, close }: ModalProps<'spy_confirm'>) => {
  const { data: room } = useRoom(username);
  const { data: preview, error: unread } = useRead(spyPreviewKey(username));
  const isFree = useFanLevel(username) !== null;
  const funds = useSpendable();
  const calls = useShowCalls(username);
  const buyTokens = useBuyTokens();
  const failed = useSpendFailure();
  const [isSending, setIsSending] = useState(false);
  // The tip of this viewer is known only with this answer: one paid within ten minutes is not due again.
  if (!room || !(preview || unread)) return null;
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
      startupTip={preview?.startup_tip ?? room.userSetting.spy.startupTipInToken}
      previewSeconds={preview?.seconds ?? null}
      free={isFree}
      funds={funds}
      state={isSending ? 'sending' : 'idle'}
      error={null}
      onSpy={onSpy}
      onBuyTokens={() => void buyTokens()}
      onClose={() => close()}
    />
  );
};
