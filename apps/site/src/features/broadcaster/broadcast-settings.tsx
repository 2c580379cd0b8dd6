import type { Room } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { BroadcastMode, DiscountForm } from '@footlight/room-widgets';
import { Button, Drawer, useTexts } from '@footlight/ui';
import { useAtom } from 'jotai';
import { Percent, Target } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../shell/forms/use-call.ts';
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
  const mode = useCall();
  const discounts = useCall();
  const [draft, setDraft] = useAtom(ticketDraftFamily(username));
  const { limitedShow, chat, privateDiscount } = room;
  const [isDiscountOpen, setDiscountOpen] = useState(false);
  // Started: the form does not reappear by itself when the show ends.
  if (isDiscountOpen && privateDiscount) setDiscountOpen(false);
  const discount = (
    <DiscountForm
      bare={!privateDiscount}
      discount={privateDiscount}
      price={answer.settings.private.pricePerMinuteInToken}
      pending={discounts.pending}
      error={discounts.error}
      onStart={(wish) => void discounts.run(() => calls.discount(wish))}
      onStop={() => void discounts.run(() => calls.discount({ discountRate: 0, seconds: 0 }))}
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
          mode.forget();
          setDraft(next);
        }}
        problems={mode.fieldErrors}
        error={mode.error}
        pending={mode.pending}
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
        onMode={(next) => void mode.run(() => calls.mode({ mode: next }))}
        onStartTicket={(offer) => void mode.run(() => calls.mode({ mode: 'limited', ...offer }))}
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
