/** The modals of fan clubs, in one chunk. */
import { FanClubConfirm, FanClubLeave } from '@footlight/billing-widgets';
import { type FanclubLevel, fanclubChange, standingFrom } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useBuyTokens } from '../containers/use-buy-tokens.ts';
import { isOwnRefusal } from '../data/use-confirmed.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { useFanClub } from '../data/use-fan-club.ts';
import { useToast } from '../state/toasts.ts';
import type { ModalControls } from './registry.ts';

/** While the reader decides, a token of the unused month may go: what is said is the most that is charged. */
const DECIDING = 10 * 60_000;

interface ClubProps extends ModalControls {
  username: string;
}

/** Sends once, shows what went wrong, and closes when the platform has settled it. */
const useSend = (close: () => void) => {
  const errorText = useErrorText();
  const [state, setState] = useState<{ isSending: boolean; error: string | null }>({
    isSending: false,
    error: null,
  });
  const send = (call: () => Promise<void>, done: () => void, refused: (error: ApiError) => void) => {
    if (state.isSending) return;
    setState({ isSending: true, error: null });
    call().then(
      () => {
        done();
        close();
      },
      (error: unknown) => {
        setState({ isSending: false, error: isOwnRefusal(error) ? null : errorText(error) });
        if (error instanceof ApiError) refused(error);
      },
    );
  };
  return { ...state, send };
};

/** Asks before a level of a fan club is chosen. */
export const FanClubConfirmModal = ({ username, level, close }: ClubProps & { level: FanclubLevel }) => {
  const { t } = useTexts(['billing', 'ui']);
  const club = useFanClub(username);
  const { balance } = useCurrentUser();
  const buyTokens = useBuyTokens();
  const toast = useToast();
  const [decideBy] = useState(() => Date.now() + DECIDING);
  const { isSending, error, send } = useSend(close);
  if (!club.data) return null;
  const { membership, prices, display_name } = club.data;
  const price = prices[level];
  const change = fanclubChange(membership && standingFrom(membership), level, price, decideBy);
  if (change === null) return null;
  const isResume = change.kind === 'resume' && membership !== null;
  const done = () =>
    toast({ appearance: 'success', content: t('fanclub.done', { level: t(`ui:fanclub.${level}`) }) });
  const refused = ({ type }: ApiError) => {
    if (type === 'price_changed' || type === 'fanclub_closed' || type === 'conflict') club.refresh();
  };
  return (
    <FanClubConfirm
      broadcasterName={display_name}
      level={level}
      price={isResume ? membership.paid : price}
      change={change}
      paidUntil={membership?.paid_until ?? null}
      balance={balance}
      isSending={isSending}
      error={error}
      onConfirm={() => send(() => club.join(level, price), done, refused)}
      onBuyTokens={() => void buyTokens()}
      onClose={() => close()}
    />
  );
};

/** Asks before a fan club is left. */
export const FanClubLeaveModal = ({ username, close }: ClubProps) => {
  const club = useFanClub(username);
  const nothing = () => undefined;
  const { isSending, error, send } = useSend(close);
  if (!club.data?.membership) return null;
  return (
    <FanClubLeave
      paidUntil={club.data.membership.paid_until}
      isSending={isSending}
      error={error}
      onLeave={() => send(club.leave, nothing, nothing)}
      onClose={() => close()}
    />
  );
};
