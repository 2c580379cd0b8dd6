import { ApiError } from '@footlight/client';
import type { Room } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { BroadcastMode, DiscountForm, type FieldProblems } from '@footlight/room-widgets';
import { Button, Drawer, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { Percent, Target } from 'lucide-react';
import { useState } from 'react';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { ticketDraftFamily } from './broadcaster-drafts.ts';
import { useBroadcasterCalls } from './use-broadcaster.ts';

interface BroadcastSettingsProps {
  username: string;
  room: Room;
  answer: CallAnswer<'GET /video/streamer_settings'>;
  /** Opens the room's apps, of which the goal is one. */
  onGoal: () => void;
}

/** Broadcast mode, ticket shows and the discount on private shows. */
export const BroadcastSettings = ({ username, room, answer, onGoal }: BroadcastSettingsProps) => {
  const { t } = useTexts('broadcaster');
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
  const [isDiscountOpen, setDiscountOpen] = useState(false);
  // Started: the form does not come back by itself when it ends.
  if (isDiscountOpen && privateDiscount) setDiscountOpen(false);
  const discount = (
    <DiscountForm
      bare={!privateDiscount}
      discount={privateDiscount}
      price={answer.settings.private.pricePerMinuteInToken}
      pending={busy === 'discount'}
      onStart={(wish) => run('discount', () => calls.discount(wish))}
      onStop={() => run('discount', () => calls.discount({ discountRate: 0, seconds: 0 }))}
    />
  );
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
        pending={busy === 'mode'}
        actions={
          <>
            <Button variant="outline" iconStart={<Target />} onClick={onGoal}>
              {t('mode.goal')}
            </Button>
            {privateDiscount ? null : (
              <Button variant="outline" iconStart={<Percent />} onClick={() => setDiscountOpen(true)}>
                {t('mode.discount')}
              </Button>
            )}
          </>
        }
        onMode={(mode) => run('mode', () => calls.mode({ mode }))}
        onStartTicket={(offer) => run('mode', () => calls.mode({ mode: 'limited', ...offer }))}
      />
      {privateDiscount ? (
        discount
      ) : (
        <Drawer open={isDiscountOpen} onClose={() => setDiscountOpen(false)} title={t('discount.title')}>
          {discount}
        </Drawer>
      )}
    </>
  );
};
