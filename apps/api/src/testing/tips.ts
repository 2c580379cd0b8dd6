import { NO_LIMITS, NO_RE_UP, type SpendingLimits } from '@footlight/contract';
import type { AppConfigs, AppName } from '@footlight/contract/room-apps';
import { asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { startOf } from '../features/room-apps/store.ts';
import type { TipBody } from '../features/tips/rules.ts';
import { settleTip } from '../features/tips/settle-tip.ts';
import { inTransaction, queryRows } from '../kernel/db/database.ts';
import {
  idempotencyKey,
  journalEntry,
  model,
  posting,
  roomApp,
  spend,
  spendingTerms,
  tip,
  toy,
  user,
} from '../kernel/db/schema/index.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { checkLedger } from '../kernel/ledger/check.ts';
import type { IdempotentCall } from '../kernel/ledger/idempotency.ts';
import type { AccountId } from '../kernel/ledger/ledger.ts';
import { bookGift } from '../kernel/ledger/test-gift.ts';
import type { RoomRow } from '../kernel/rooms/room-row.ts';
import { openTestPlatform } from './platform.ts';

/** The time of all tips, on the clock that limits use. */
export const NOW = Date.parse('2026-11-20T12:00:00Z');

/** A platform with fresh, identical senders and rooms for tip tests. */
export async function openTips() {
  const platform = await openTestPlatform();
  const { database } = platform;
  const { orm } = database;
  const [likeSender] = await orm.select().from(user).where(eq(user.username, 'premium'));
  const [likeRoom] = await orm
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(gte(model.userId, 1001))
    .orderBy(asc(model.userId))
    .limit(1);
  if (!likeSender || !likeRoom) throw new Error('The demo has nobody');
  let made = 0;
  /** A unique name. */
  const nextName = (): string => {
    made += 1;
    return `tip_${made}`;
  };

  const give = (id: AccountId, amount: number) => inTransaction(database, (tx) => bookGift(tx, id, amount));

  const newSender = async (purse: number, changes: Partial<UserRow> = {}): Promise<UserRow> => {
    const name = nextName();
    const { id: _id, ...rest } = likeSender;
    const [row] = await orm
      .insert(user)
      .values({
        ...rest,
        username: name,
        email: `${name}@example.test`,
        traits: {},
        settings: {},
        ...changes,
      })
      .returning();
    if (!row) throw new Error(`${name} was not made`);
    if (purse > 0) await give(`user:${row.id}`, purse);
    return row;
  };

  const { work, roomApps } = platform.context;
  const parts = { work, appsMoved: roomApps.moved };

  return {
    platform,
    give,
    newSender,

    callOf: (sender: UserRow, key = nextName(), requestHash = key) => ({
      userId: sender.id,
      operation: 'POST /tip/{username}',
      key,
      requestHash,
    }),

    /** Settles one tip, as its route does. */
    settle: (call: IdempotentCall, sender: UserRow, room: RoomRow, body: TipBody) =>
      settleTip({ ...parts, now: () => NOW }, call, sender, room, body),

    /** A new room; a room without earnings has no account yet. */
    async newRoom(earned = 1): Promise<RoomRow> {
      const row = await newSender(0, { type: 'model' });
      if (earned > 0) await give(`model:${row.id}`, earned);
      return { user: row, model: { ...likeRoom.model, userId: row.id } };
    },

    limit: ({ id }: UserRow, limits: Partial<SpendingLimits> = {}) =>
      orm.insert(spendingTerms).values({
        userId: id,
        limits: { ...NO_LIMITS, limits: { ...NO_LIMITS.limits, ...limits } },
        reUp: NO_RE_UP,
      }),

    install: <A extends AppName>(room: RoomRow, app: A, config: AppConfigs[A]) =>
      orm.insert(roomApp).values({
        modelId: room.user.id,
        app,
        config,
        state: startOf(app, config),
        seed: 'a seed',
      }),

    /** A toy that has not reported for long: tips do not move it. */
    addToy: (room: RoomRow) =>
      orm.insert(toy).values({ modelId: room.user.id, vendor: 'lovense', seenAt: new Date(0) }),

    /** All rows that a user's tips left, without ids, names and times. */
    async left(sender: UserRow, room: RoomRow) {
      const tips = await orm.select().from(tip).where(eq(tip.userId, sender.id)).orderBy(asc(tip.id));
      const entries = [0, ...tips.map((one) => one.entryId)];
      const mine = sql`replace(replace(${posting.accountId}, ${String(sender.id)}, 'S'), ${String(room.user.id)}, 'R')`;
      const nameless = (value: unknown): string =>
        entries.reduce(
          (text, entry) => text.replaceAll(`"id":${entry},`, '"id":E,'),
          JSON.stringify(value).replaceAll(sender.username, 'S'),
        );
      const counted = await orm
        .select()
        .from(spend)
        .where(eq(spend.userId, sender.id))
        .orderBy(asc(spend.id));
      const apps = await orm
        .select()
        .from(roomApp)
        .where(eq(roomApp.modelId, room.user.id))
        .orderBy(asc(roomApp.id));
      const published = platform.published.filter(
        ({ to, event }) => to === `room ${room.user.username}` && event.startsWith('v3.app.'),
      );
      const news = published.map(({ event, payload }) => `${event} ${nameless(payload)}`);
      return {
        tips: tips.map(({ amount, comment, type, sourceId }) => ({ amount, comment, type, sourceId })),
        postings: await orm
          .select({ account: mine, amount: posting.amount })
          .from(posting)
          .where(inArray(posting.entryId, entries))
          .orderBy(asc(posting.id)),
        kinds: await orm
          .select({ kind: journalEntry.kind })
          .from(journalEntry)
          .where(inArray(journalEntry.id, entries)),
        counted: counted.map(({ kind, amount, credit, at }) => ({ kind, amount, credit, at })),
        apps: apps.map(({ app, state, rev }) => ({ app, rev, state: nameless(state) })),
        news,
        kept: await orm.$count(idempotencyKey, eq(idempotencyKey.userId, sender.id)),
      };
    },

    /** Waits until one query waits for another's lock. */
    untilOneWaits: () =>
      vi.waitFor(async () => {
        const waiting = await queryRows(
          orm,
          sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        if (waiting.length !== 1) throw new Error(`${waiting.length} calls wait`);
      }, 10_000),

    /** Closes the platform and returns the faults of the ledger. */
    async close() {
      const { faults } = await checkLedger(orm);
      await platform.stop();
      return faults;
    },
  };
}

export type Tips = Awaited<ReturnType<typeof openTips>>;
