import type { Room } from '@footlight/contract';
import type { RealtimeEvent } from '@footlight/contract/realtime';
import type { ScopedMutator } from 'swr';
import { roomKey } from '../data/keys.ts';

/** Events of privates, spying and ticket shows. */
export type ShowEvent = Extract<RealtimeEvent, { name: `v3.${'private' | 'spy' | 'limited'}.${string}` }>;

export const isShowEvent = (event: RealtimeEvent): event is ShowEvent =>
  /^v3\.(private|spy|limited)\./.test(event.name);

/**
 * Brings the cached room up to what the platform says. A tick moves the meter of the show that it names, and nothing
 * else does; everything that opens or ends a show has the room asked again, since picture and rights change with it.
 */
export const applyShowEvent = (mutate: ScopedMutator, event: ShowEvent): void => {
  if (event.name === 'v3.private.ping') return;
  const key = roomKey(event.payload.broadcaster);
  if (event.name !== 'v3.private.tick' && event.name !== 'v3.spy.tick') {
    void mutate(key);
    return;
  }
  const { show_id, elapsed, spent, held, preview_left, remaining } = event.payload;
  const isMeterOf = (room?: Room) => room?.show?.show_id === show_id && room.show.state === 'running';
  void mutate<Room>(
    key,
    (room) =>
      room?.show && isMeterOf(room)
        ? {
            ...room,
            show: {
              ...room.show,
              // Ticks that overtake each other never turn the meter back.
              elapsed: Math.max(room.show.elapsed, elapsed),
              spent: Math.max(room.show.spent, spent),
              held,
              preview_left,
              remaining: remaining ?? null,
            },
          }
        : room,
    // A change of the cache makes SWR drop an answer that is on its way: one that opens the show is asked for again.
    { revalidate: (room?: Room) => !isMeterOf(room) },
  );
};
