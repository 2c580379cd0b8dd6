import type { UserRow } from '../../kernel/db/user-row.ts';
import { publishMoved } from '../../kernel/events/balances.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import type { IdempotentCall } from '../../kernel/ledger/idempotency.ts';
import { lockPurses, type Moved } from '../../kernel/ledger/purses.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { lockRoom } from '../../kernel/rooms/rooms.ts';
import type { ShowClock } from './show-clock.ts';
import { viewersOf } from './store.ts';

export interface RoomUnitOptions {
  work: Work;
  clock: ShowClock;
  /** Requests tokens, after the commit, for a running show that will soon lack them. */
  refill?: (userId: number, missing: number) => Promise<unknown>;
}

/** A change of a room's shows: a unit of work that has locked the room and the accounts of everybody it may charge. */
export interface RoomUnit extends UnitOfWork {
  readonly room: RoomRow;
  readonly clock: ShowClock;
  /** Publishes the new balances of a viewer and the room's broadcaster. */
  publishMoved(viewer: UserRow, moved: Moved): void;
  /** The viewer will lack tokens soon; the call does not wait for the refill. */
  requestRefill(userId: number, missing: number): void;
}

type RoomChange<T> = (unit: RoomUnit) => Promise<T>;

export type RoomUnits = ReturnType<typeof createRoomUnits>;

export function createRoomUnits({ work, clock, refill }: RoomUnitOptions) {
  const roomUnit = (unit: UnitOfWork, room: RoomRow): RoomUnit => ({
    ...unit,
    room,
    clock,
    publishMoved: (viewer, moved) => publishMoved(unit, viewer, room.user, moved),
    requestRefill: (userId, missing) => {
      if (refill) unit.afterCommit(() => refill(userId, missing));
    },
  });

  return {
    /** Changes the shows of a room. */
    inRoom: <T>(modelId: number, change: RoomChange<T>): Promise<T> =>
      work.run(async (unit) => {
        const room = await lockRoom(unit.tx, modelId);
        await lockPurses(unit.tx, modelId, await viewersOf(unit.tx, modelId));
        return change(roomUnit(unit, room));
      }),
    /** The same, once per idempotency key. */
    inRoomOnce: <T>(modelId: number, call: IdempotentCall, change: RoomChange<T>): Promise<T> =>
      work.once(call, async (unit) => {
        const room = await lockRoom(unit.tx, modelId);
        await lockPurses(unit.tx, modelId, [call.userId]);
        return change(roomUnit(unit, room));
      }),
  };
}
