import { ApiError } from '@footlight/client';
import { isInNoTokensCountry, isLoggedIn, type Room, ratingPrompt } from '@footlight/contract';
import { RatingReminder, TipPanel, type TipRefusedReason } from '@footlight/room-widgets';
import { useTipForm } from '@footlight/room-widgets/tips';
import { lazyComponent, useNumber, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useRoomCalls } from '../../shell/room/use-room-calls.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import { useSpendable } from '../../shell/session/use-spendable.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { wasDeclinedByUser } from '../../shell/spend/use-spend-confirmation.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { ratingReminderFamily } from './rating-reminder.ts';
import { tipDraftFamily } from './tip-draft.ts';
import { useTip } from './use-tip.ts';

const RoomTipOptions = lazyComponent(() => import('./room-tip-options.tsx'));

/** Errors shown as a toast (spec 1 §8); all others are shown in the panel. */
const TOAST_ERRORS = new Set(['tip_geo_block_sender', 'tip_geo_block_receiver', 'tip_target_missing']);

/** Errors that a dialog explains (spec 2 §8). */
const isTipRefusal = (type: string): type is TipRefusedReason => type === 'over_daily_limit';

/** The tip panel of a room. The draft survives sign-up and purchase. */
export const RoomTip = ({ username, room }: { username: string; room: Room | undefined }) => {
  const { t } = useTexts('site');
  const number = useNumber();
  const [draft, setDraft] = useAtom(tipDraftFamily(username));
  const visitor = useCurrentUser();
  const tip = useTip(username);
  const funds = useSpendable();
  const modals = useModals();
  const toast = useToast();
  const buyTokens = useBuyTokens();
  const errorText = useErrorText();
  const calls = useRoomCalls(username);
  const [{ tip_confirm_above: confirmAbove }] = useSettings();
  const [remindedAt, setRemindedAt] = useAtom(ratingReminderFamily(username));
  const [isReminding, setIsReminding] = useState(false);

  const errorOf = (failed: unknown): string | null => {
    if (wasDeclinedByUser(failed)) return null;
    const type = failed instanceof ApiError ? failed.type : 'internal';
    if (type === 'not_enough_tokens') void buyTokens();
    else if (type === 'login_required') void modals.open('signup', {});
    else if (isTipRefusal(type)) void modals.open('tip_refused', { reason: type });
    if (!TOAST_ERRORS.has(type)) return errorText(failed);
    toast({ appearance: 'error', content: errorText(failed) });
    return null;
  };

  const form = useTipForm({
    ...draft,
    onDraftChange: ({ amount, comment }) => setDraft({ ...draft, amount: String(amount), comment }),
    async send({ amount, comment }) {
      await tip(amount, comment, draft.choice);
      setDraft({ ...draft, comment: '', choice: undefined });
      toast({ appearance: 'success', content: t('room.tipped', { amount: number(amount) }) });
      // The platform's count of recent tokens decides about the reminder.
      void calls.fresh().then(remind, () => undefined);
    },
    errorOf,
  });

  const remind = ({ viewer }: Room) => {
    const occasion = { kind: 'tipped', lastReminderAt: remindedAt, now: Date.now() } as const;
    if (ratingPrompt(username, occasion, viewer) === null) return;
    setRemindedAt(occasion.now);
    setIsReminding(true);
  };

  // Broadcasters cannot tip themselves.
  if (room?.viewer.isStreamer) return null;

  const user = visitor.data?.user;
  const blockedReason = user && isLoggedIn(user) && isInNoTokensCountry(user) ? 'country' : undefined;
  const panel = (
    <TipPanel
      layout="bar"
      broadcasterName={room?.user.displayName ?? username}
      balance={funds}
      isLoggedIn={visitor.isLoggedIn}
      canTip={room !== undefined && blockedReason === undefined}
      {...(blockedReason ? { blockedReason } : {})}
      {...form}
      onBuyTokens={() => void buyTokens()}
      onAskSignUp={() => void modals.open('signup', {})}
      confirmAbove={confirmAbove}
      options={<RoomTipOptions username={username} />}
    />
  );
  const name = room?.user.displayName ?? username;
  return (
    <>
      {panel}
      {isReminding && room?.viewer.rateToday === null ? (
        <RatingReminder
          broadcasterName={name}
          onRate={() => {
            setIsReminding(false);
            void modals.open('rating', { username, displayName: name });
          }}
          onClose={() => setIsReminding(false)}
        />
      ) : null}
    </>
  );
};
