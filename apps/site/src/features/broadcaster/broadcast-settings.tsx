import { ApiError } from '@footlight/client';
import type { Room } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { BroadcastMode, DiscountForm, type FieldProblems } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { ticketDraftFamily } from './broadcaster-drafts.ts';
import { useBroadcasterCalls } from './use-broadcaster.ts';

interface BroadcastSettingsProps {
  username: string;
  room: Room;
  answer: CallAnswer<'GET /video/streamer_settings'>;
}

/** Broadcast mode, ticket shows and the discount on private shows. */
export const BroadcastSettings = ({ username, room, answer }: BroadcastSettingsProps) => {
  const calls = useBroadcasterCalls(username);
  const errorToast = useErrorToast();
  const [draft, setDraft] = useAtom(ticketDraftFamily(username));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [busy, setBusy] = useState<'mode' | 'discount' | null>(null);
  const run = (name: 'mode' | 'discount', call: () => Promise<void>) => {
    if (busy) return;
    setBusy(name);
    setProblems({});
    call()
      .catch((error: unknown) => {
        if (error instanceof ApiError) setProblems(error.fields);
        errorToast(error);
      })
      .finally(() => setBusy(null));
  };
  const { limitedShow, chat, privateDiscount } = room;
  return (
    <>
      <BroadcastMode
        status={chat.status}
        hasStandby={answer.standby_enabled}
        limitedShow={limitedShow}
        sold={answer.tickets}
        draft={draft}
        onDraftChange={(next) => {
          setProblems({});
          setDraft(next);
        }}
        problems={problems}
        isBusy={busy === 'mode'}
        onMode={(mode) => run('mode', () => calls.mode({ mode }))}
        onStartTicket={(offer) => run('mode', () => calls.mode({ mode: 'limited', ...offer }))}
      />
      <DiscountForm
        discount={privateDiscount}
        price={answer.settings.private.pricePerMinuteInToken}
        isBusy={busy === 'discount'}
        onStart={(wish) => run('discount', () => calls.discount(wish))}
        onStop={() => run('discount', () => calls.discount({ discountRate: 0, seconds: 0 }))}
      />
    </>
  );
};
