import type { Room } from '@footlight/contract';
import type { EventPayload, RealtimeEvent } from '@footlight/contract/realtime';
import { roomKey } from '../../shell/api/keys.ts';
import { SHOW_EVENTS } from '../../shell/room/show-events.ts';
import { signal } from '../../shell/sockets/emitter.ts';
import { type LobbyContext, lobbyEvent } from '../../shell/sockets/event-table.ts';

export type ShowEvent = Extract<RealtimeEvent, { name: (typeof SHOW_EVENTS)[number] }>;

/** Notifies the shown room of changes of this viewer's shows, after the cache has them. */
export const showChanges = signal<ShowEvent>();

/** Updates the meter of the show that the tick names. */
const onTick = (
  { broadcaster, show_id, elapsed, spent, held, preview_left, remaining }: EventPayload<'v3.private.tick'>,
  { mutate }: LobbyContext,
) => {
  const isMeterOf = (room?: Room) => room?.show?.show_id === show_id && room.show.state === 'running';
  void mutate<Room>(
    roomKey(broadcaster),
    (room) =>
      room?.show && isMeterOf(room)
        ? {
            ...room,
            show: {
              ...room.show,
              // Ticks may arrive out of order; the meter never goes back.
              elapsed: Math.max(room.show.elapsed, elapsed),
              spent: Math.max(room.show.spent, spent),
              held,
              preview_left,
              remaining: remaining ?? null,
            },
          }
        : room,
    // The change discards a read in progress, so a room without this show is read again.
    { revalidate: (room?: Room) => !isMeterOf(room) },
  );
};

export const showEvents = [
  ...SHOW_EVENTS.map((name) =>
    lobbyEvent(name, (payload, { mutate }) => {
      // Video and rights change with a show, so the room is read again.
      void mutate(roomKey(payload.broadcaster));
      showChanges.emit({ name, payload } as ShowEvent);
    }),
  ),
  lobbyEvent('v3.private.tick', onTick),
  lobbyEvent('v3.spy.tick', onTick),
];
