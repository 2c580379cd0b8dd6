import type { Room } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import type { CallAnswer } from '@footlight/contract/operations';
import { BroadcastMode, DiscountForm, type FieldProblems } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useErrorText } from '../data/use-error-text.ts';
import { useStreamerCalls } from '../data/use-streamer.ts';
import { ticketDraftFamily } from '../state/streamer-drafts.ts';
import { useToast } from '../state/toasts.ts';

interface StreamerBroadcastProps {
  username: string;
  room: Room;
  answer: CallAnswer<'GET /video/streamer_settings'>;
}

/** What viewers see, ticket shows and the discount on privates. */
export const StreamerBroadcast = ({ username, room, answer }: StreamerBroadcastProps) => {
  const calls = useStreamerCalls(username);
  const toast = useToast();
  const errorText = useErrorText();
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
        toast({ appearance: 'error', content: errorText(error) });
      })
      .finally(() => setBusy(null));
  };
  const { limitedShow, chat, privateDiscount } = room;
  return (
    <>
      <BroadcastMode
        status={chat.status}
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
