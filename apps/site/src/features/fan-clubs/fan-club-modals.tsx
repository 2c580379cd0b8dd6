/** The modals of fan clubs, in one chunk. */
import { FanClubConfirm, FanClubLeave } from '@footlight/billing-widgets';
import { ApiError } from '@footlight/client';
import { fanclubChange, standingFrom } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { ModalProps } from '../../shell/modals/modal-props.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';
import { wasDeclinedByUser } from '../../shell/spend/use-spend-confirmation.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { useFanClub } from './use-fan-club.ts';

/** The unused month loses value while the viewer decides, so the amount shown is the maximum charge. */
const DECIDING = 10 * 60_000;

/**
 * Sends once, shows errors, and closes when the platform has settled the request. `sent` is the offer that the viewer
 * accepted: it stays visible until then, even if the club has changed. Rendering nothing instead would leave the modal
 * open, and closing it later would also close one that was opened after it.
 */
const useSend = <A,>(close: () => void) => {
  const errorContent = useErrorContent();
  const [state, setState] = useState<{ sent: A | null; error: ReactNode }>({ sent: null, error: null });
  const send = (
    agreed: A,
    {
      call,
      done,
      refused,
    }: { call: () => Promise<void>; done?: () => void; refused?: (error: ApiError) => void },
  ) => {
    if (state.sent !== null) return;
    setState({ sent: agreed, error: null });
    call().then(
      () => {
        done?.();
        close();
      },
      (error: unknown) => {
        setState({ sent: null, error: wasDeclinedByUser(error) ? null : errorContent(error) });
        if (error instanceof ApiError) refused?.(error);
      },
    );
  };
  return { ...state, isSending: state.sent !== null, send };
};

type Question = Pick<ComponentProps<typeof FanClubConfirm>, 'price' | 'change' | 'paidUntil'>;

/** Asks for confirmation before joining a fan club or changing the level. */
export const FanClubConfirmModal = ({ username, level, close }: ModalProps<'fan_club_confirm'>) => {
  const { t } = useTexts(['billing', 'ui']);
  const club = useFanClub(username);
  const { balance } = useCurrentUser();
  const buyTokens = useBuyTokens();
  const toast = useToast();
  const [decideBy] = useState(() => Date.now() + DECIDING);
  const { sent, isSending, error, send } = useSend<Question>(close);
  if (!club.data) return null;
  const { membership, prices, display_name } = club.data;
  const asked = prices[level];
  const change = fanclubChange(membership && standingFrom(membership), level, asked, decideBy);
  const question: Question | null = change && {
    price: change.kind === 'resume' && membership ? membership.paid : asked,
    change,
    paidUntil: membership?.paid_until ?? null,
  };
  const shown = sent ?? question;
  if (shown === null) return null;
  const done = () =>
    toast({ appearance: 'success', content: t('fanclub.done', { level: t(`ui:fanclub.${level}`) }) });
  const refused = ({ type }: ApiError) => {
    if (type === 'price_changed' || type === 'fanclub_closed' || type === 'conflict') club.refresh();
  };
  return (
    <FanClubConfirm
      {...shown}
      broadcasterName={display_name}
      level={level}
      balance={balance}
      pending={isSending}
      error={error}
      onConfirm={() => send(shown, { call: () => club.join(level, asked), done, refused })}
      onBuyTokens={() => void buyTokens()}
      onClose={() => close()}
    />
  );
};

/** Asks for confirmation before leaving a fan club. */
export const FanClubLeaveModal = ({ username, close }: ModalProps<'fan_club_leave'>) => {
  const { t } = useTexts('billing');
  const toast = useToast();
  const club = useFanClub(username);
  const { sent, isSending, error, send } = useSend<{ paidUntil: string }>(close);
  const membership = club.data?.membership;
  const shown = sent ?? (membership ? { paidUntil: membership.paid_until } : null);
  if (shown === null) return null;
  const done = () => toast({ appearance: 'success', content: t('fanclub.left') });
  return (
    <FanClubLeave
      {...shown}
      pending={isSending}
      error={error}
      onLeave={() => send(shown, { call: club.leave, done })}
      onClose={() => close()}
    />
  );
};
