import { isSplitOver, mayJoinSplit, mayStartSplit, type TipSplit } from '@footlight/contract/room-apps';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import type { IdempotentCall } from '../../kernel/ledger/idempotency.ts';
import { lockPurses } from '../../kernel/ledger/purses.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { lockRoom } from '../../kernel/rooms/rooms.ts';
import {
  openSplits,
  paySplit,
  proposeSplit,
  readSplit,
  roomStatus,
  type Split,
  splitView,
  takeShare,
  voidSplit,
} from './split.ts';

interface SplitCallsOptions {
  orm: Orm;
  work: Work;
  now(): number;
  /** The shares of a paid split are tips, which may have changed apps. */
  panelsChanged(room: RoomRow['user']): void;
}

interface Paid {
  split: TipSplit;
  tokens: number;
}

/** Operations of viewers and staff on split tips. Each change locks its room; the last share pays the split. */
export function createSplitCalls({ orm, work, now, panelsChanged }: SplitCallsOptions) {
  const publishSplit = (unit: UnitOfWork, room: RoomRow, split: Split): void =>
    unit.toRoom(room.user.username, 'v3.app.tip_split', splitView(split));

  /** Pays a full split and publishes its state. */
  const settled = async (unit: UnitOfWork, room: RoomRow, split: Split): Promise<Split> => {
    const isFull = split.shares.length === split.row.splitters;
    const after = isFull ? await paySplit(unit, room, split) : split;
    publishSplit(unit, room, after);
    if (isFull) unit.afterCommit(async () => panelsChanged(room.user));
    return after;
  };

  const payOnce = (
    room: RoomRow,
    call: IdempotentCall,
    change: (unit: UnitOfWork, locked: RoomRow) => Promise<Paid>,
  ): Promise<Paid> =>
    work.once(call, async (unit) => {
      const locked = await lockRoom(unit.tx, room.user.id);
      await lockPurses(unit.tx, room.user.id, [call.userId]);
      return change(unit, locked);
    });

  const start = async (
    tx: Orm,
    room: RoomRow,
    by: Pick<UserRow, 'id' | 'username'>,
    wish: { target_splitters: number; split_amount: number },
  ): Promise<Split> => {
    const last = await readSplit(tx, room.user.id);
    if (!mayStartSplit(roomStatus(room), last ? splitView(last).mode : 'available')) {
      throw new ApiError('conflict');
    }
    return proposeSplit(tx, room, by, wish, now());
  };

  const callOff = (modelId: number, id: number, mayCancel: (split: Split) => boolean): Promise<RoomRow> =>
    work.run(async (unit) => {
      const locked = await lockRoom(unit.tx, modelId);
      const split = await readSplit(unit.tx, modelId, id);
      if (split?.row.mode !== 'proposed') throw new ApiError('conflict');
      if (!mayCancel(split)) throw new ApiError('forbidden');
      publishSplit(unit, locked, await voidSplit(unit, locked, split, now()));
      return locked;
    });

  const expire = async (): Promise<void> => {
    for (const { id, modelId } of await openSplits(orm)) {
      await work.run(async (unit) => {
        const room = await lockRoom(unit.tx, modelId);
        const split = await readSplit(unit.tx, modelId, id);
        if (split?.row.mode !== 'proposed') return;
        if (!isSplitOver(roomStatus(room), split.row.expiresAt.getTime(), now())) return;
        publishSplit(unit, room, await voidSplit(unit, room, split, now()));
      });
    }
  };

  return {
    expire,

    /** A viewer proposes a split and takes the first share. */
    startSplit: (
      room: RoomRow,
      viewer: UserRow,
      wish: { target_splitters: number; split_amount: number; confirmed_tokens?: number | undefined },
      call: IdempotentCall,
    ): Promise<Paid> =>
      payOnce(room, call, async (unit, locked) => {
        const split = await start(unit.tx, locked, viewer, wish);
        const ask = { agreed: wish.confirmed_tokens ?? null, now: now() };
        const taken = await takeShare(unit, locked, split, viewer, ask);
        return { split: splitView(await settled(unit, locked, taken.split)), tokens: taken.tokens };
      }),
    joinSplit: (
      room: RoomRow,
      viewer: UserRow,
      wish: { split_id: number; share: number; confirmed_tokens?: number | undefined },
      call: IdempotentCall,
    ): Promise<Paid> =>
      payOnce(room, call, async (unit, locked) => {
        const split = await readSplit(unit.tx, locked.user.id, wish.split_id);
        const view = split && splitView(split);
        const isOpen =
          view &&
          mayJoinSplit(roomStatus(locked), view, viewer.username) &&
          !isSplitOver(roomStatus(locked), view.expires_at, now());
        // Somebody else took a share first: the shown share is no longer the next one.
        if (!split || !isOpen || view.next_share !== wish.share) throw new ApiError('conflict');
        const ask = { agreed: wish.confirmed_tokens ?? null, now: now() };
        const taken = await takeShare(unit, locked, split, viewer, ask);
        return { split: splitView(await settled(unit, locked, taken.split)), tokens: taken.tokens };
      }),
    cancelSplit: (room: RoomRow, id: number, viewer: UserRow, isStaff: boolean) =>
      callOff(room.user.id, id, ({ row }) => isStaff || row.byUserId === viewer.id),
    /**
     * The staff of a room proposes a split (`/tip_split`) without taking a share. Returns false if the room's state
     * does not allow it.
     */
    async proposeSplit(
      room: RoomRow,
      by: Pick<UserRow, 'id' | 'username'>,
      wish: { target_splitters: number; split_amount: number },
    ): Promise<boolean> {
      try {
        await work.run(async (unit) => {
          const locked = await lockRoom(unit.tx, room.user.id);
          publishSplit(unit, locked, await start(unit.tx, locked, by, wish));
        });
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.errorType === 'conflict') return false;
        throw error;
      }
    },
  };
}
