import { ApiError } from '@footlight/client';
import { isInNoTokensCountry, type Room } from '@footlight/contract';
import { TipPanel, type TipRefusedReason } from '@footlight/room-widgets';
import { useTipForm } from '@footlight/room-widgets/tips';
import { lazyComponent, useNumber, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { useModals } from '../../shell/modals/modals.ts';
import { useErrorContent, useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSettings } from '../../shell/session/use-settings.ts';
import { useSpendable } from '../../shell/session/use-spendable.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { wasDeclinedByUser } from '../../shell/spend/use-spend-confirmation.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { tipDraftFamily } from './tip-draft.ts';
import { useTip } from './use-tip.ts';

const RoomTipOptions = lazyComponent(() => import('./room-tip-options.tsx'));

/** Errors shown as a toast (spec 1 §8); all others are shown in the panel. */
const TOAST_ERRORS = new Set(['tip_geo_block_sender', 'tip_geo_block_receiver', 'tip_target_missing']);

/** Errors that a dialog explains (spec 2 §8). */
const isTipRefusal = (type: string): type is TipRefusedReason => type === 'over_daily_limit';

/** The tip panel of a room. The draft survives sign-up and purchase. */
export const RoomTip = ({
  username,
  room,
  onTipped,
}: {
  username: string;
  room: Room | undefined;
  /** A tip was settled. */
  onTipped: () => void;
}) => {
  const { t } = useTexts('site');
  const number = useNumber();
  const [draft, setDraft] = useAtom(tipDraftFamily(username));
  const visitor = useCurrentUser();
  const tip = useTip();
  const funds = useSpendable();
  const modals = useModals();
  const toast = useToast();
  const buyTokens = useBuyTokens();
  const errorContent = useErrorContent();
  const errorToast = useErrorToast();
  const [{ tip_confirm_above: confirmAbove }] = useSettings();

  const errorOf = (failed: unknown) => {
    if (wasDeclinedByUser(failed)) return null;
    const type = failed instanceof ApiError ? failed.type : 'internal';
    if (type === 'not_enough_tokens') void buyTokens();
    else if (type === 'login_required') void modals.open('signup', {});
    else if (isTipRefusal(type)) void modals.open('tip_refused', { reason: type });
    if (!TOAST_ERRORS.has(type)) return { message: errorContent(failed) };
    errorToast(failed);
    return null;
  };

  const form = useTipForm({
    onDraftChange: ({ amount, comment }) => setDraft({ ...draft, amount: String(amount), comment }),
    async send({ amount, comment }) {
      await tip(username, amount, comment, draft.choice);
      // Keeps what was typed while the tip was being sent.
      setDraft((now) => ({
        ...now,
        comment: now.comment === comment ? '' : now.comment,
        choice: now.choice === draft.choice ? undefined : now.choice,
      }));
      toast({ appearance: 'success', content: t('room.tipped', { amount: number(amount) }) });
      onTipped();
    },
    errorOf,
  });

  const user = visitor.data?.user;
  const blockedReason = user && isInNoTokensCountry(user) ? 'country' : undefined;
  return (
    <TipPanel
      layout="bar"
      broadcasterName={room?.user.displayName ?? username}
      balance={funds}
      loggedIn={visitor.data && visitor.isLoggedIn}
      canTip={room !== undefined && blockedReason === undefined}
      {...(blockedReason ? { blockedReason } : {})}
      {...form}
      amount={draft.amount}
      comment={draft.comment}
      onBuyTokens={() => void buyTokens()}
      onAskSignUp={() => void modals.open('signup', {})}
      confirmAbove={confirmAbove}
      options={<RoomTipOptions username={username} />}
    />
  );
};
