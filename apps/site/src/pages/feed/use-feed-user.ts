import { type BrowseUser, isInNoTokensCountry } from '@footlight/contract';
import { useNumber, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useTip } from '../../features/tips/use-tip.ts';
import { roomKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useSpendFailure } from '../../shell/refusals/use-spend-failure.ts';
import { useRoomCalls } from '../../shell/room/use-room-calls.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useRequireLogin } from '../../shell/session/use-require-login.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import { useToast } from '../../shell/toasts/toasts.ts';

/** The broadcaster who is on: their room, following and tips. */
export const useFeedUser = (user: BrowseUser | undefined, proposed: number) => {
  const { t } = useTexts('content');
  const number = useNumber();
  const username = user?.username ?? '';
  const { data: room } = useRead(user ? roomKey(username) : null, { revalidateOnFocus: false });
  const calls = useRoomCalls(username);
  const sendTip = useTip();
  const visitor = useCurrentUser();
  const requireLogin = useRequireLogin();
  const failed = useSpendFailure();
  const toast = useToast();
  const errorToast = useErrorToast();
  const [{ tip_confirm_above: confirmAbove }] = useSettings();
  const [amount, setAmount] = useState<number | null>(proposed);
  const [isSending, setSending] = useState(false);
  const isOwn = room?.viewer.isStreamer ?? false;
  const isBlocked =
    visitor.isLoggedIn && visitor.data !== undefined && isInNoTokensCountry(visitor.data.user);
  const isFollowing = room?.viewer.isFollowing ?? false;
  const tip = async () => {
    if (isSending || amount === null) return;
    setSending(true);
    try {
      await sendTip(username, amount, '');
      toast({
        appearance: 'success',
        content: t('feed.tipped', { name: user?.display_name ?? username, amount: number(amount) }),
      });
    } catch (error) {
      failed(error);
    } finally {
      setSending(false);
    }
  };
  return {
    room,
    following: room && !isOwn && (isFollowing || room.userSetting.followEnabled) ? isFollowing : null,
    onFollow: (follow: boolean) =>
      requireLogin(() =>
        calls
          .follow({ follow, notify: room?.viewer.isNotified ?? false })
          .catch((error: unknown) => errorToast(error)),
      ),
    tip:
      isOwn || isBlocked
        ? null
        : {
            amount,
            onAmountChange: setAmount,
            onTip: () => requireLogin(tip),
            pending: isSending,
            confirmAbove: visitor.isLoggedIn ? confirmAbove : null,
          },
  };
};
