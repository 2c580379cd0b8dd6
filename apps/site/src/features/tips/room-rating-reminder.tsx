import { type Room, ratingPrompt } from '@footlight/contract';
import { RatingReminder } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useModals } from '../../shell/modals/modals.ts';
import { useRoomCalls } from '../../shell/room/use-room-calls.ts';
import { ratingReminderFamily } from './rating-reminder.ts';

interface RoomRatingReminderProps {
  username: string;
  room: Room | undefined;
  /** Number of tips in this visit; each may be the one that lets the viewer rate. */
  tips: number;
}

/** Reminds the viewer to rate after a tip. */
const RoomRatingReminder = ({ username, room, tips }: RoomRatingReminderProps) => {
  const modals = useModals();
  const calls = useRoomCalls(username);
  const [remindedAt, setRemindedAt] = useAtom(ratingReminderFamily(username));
  const [isReminding, setIsReminding] = useState(false);

  const remind = useEffectEvent(({ viewer }: Room) => {
    const occasion = { kind: 'tipped', lastReminderAt: remindedAt, now: Date.now() } as const;
    if (ratingPrompt(username, occasion, viewer) === null) return;
    setRemindedAt(occasion.now);
    setIsReminding(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tip.
  useEffect(() => {
    // The platform's count of recent tokens decides.
    void calls.fresh().then(remind, () => undefined);
  }, [calls, tips]);

  if (!isReminding || room?.viewer.rateToday !== null) return null;
  const displayName = room.user.displayName;
  return (
    <RatingReminder
      broadcasterName={displayName}
      onRate={() => {
        setIsReminding(false);
        void modals.open('rating', { username, displayName });
      }}
      onClose={() => setIsReminding(false)}
    />
  );
};

export default RoomRatingReminder;
