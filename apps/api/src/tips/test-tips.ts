import { NO_LIMITS, NO_RE_UP, type SpendingLimits } from '@footlight/contract';
import type { AppConfigs, AppName } from '@footlight/contract/room-apps';
import { asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { UserRow } from '../auth/session.ts';
import { inTransaction, queryRows } from '../db/database.ts';
import {
  idempotencyKey,
  journalEntry,
  model,
  posting,
  roomApp,
  roomAppNews,
  spend,
  spendingTerms,
  tip,
  toy,
  user,
} from '../db/schema/index.ts';
import { checkLedger } from '../ledger/check.ts';
import type { AccountId } from '../ledger/ledger.ts';
import { bookGift } from '../ledger/test-gift.ts';
import { startOf } from '../room-apps/store.ts';
import { openTestPlatform } from '../test-platform.ts';
import type { RoomRow } from '../views/room-view.ts';

/** The moment of all tips, by the clock that limits are counted by. */
export const NOW = Date.parse('2026-11-20T12:00:00Z');

/** A platform with people who tip and rooms that are tipped, each of them new and alike. */
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
  /** A name that nothing else has. */
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

    /** A new room; one that earned nothing yet has no purse. */
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

    /** A toy that was not heard of for long: tips do nothing to it. */
    addToy: (room: RoomRow) =>
      orm.insert(toy).values({ modelId: room.user.id, vendor: 'lovense', seenAt: new Date(0) }),

    /** All that tips of somebody left, without the numbers, names and moments that differ. */
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
      const written = await orm
        .select()
        .from(roomAppNews)
        .where(eq(roomAppNews.room, room.user.username))
        .orderBy(asc(roomAppNews.id));
      // Somebody tells what is written down, a second later at most; in between it is found in both.
      const told = platform.told.filter(
        ({ to, event }) => to === `room ${room.user.username}` && event.startsWith('v3.app.'),
      );
      const news = new Set(
        [...told, ...written].map(({ event, payload }) => `${event} ${nameless(payload)}`),
      );
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
        news: [...news],
        kept: await orm.$count(idempotencyKey, eq(idempotencyKey.userId, sender.id)),
      };
    },

    /** Until a call of the platform waits for the lock of another. */
    untilOneWaits: () =>
      vi.waitFor(async () => {
        const waiting = await queryRows(
          orm,
          sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        if (waiting.length !== 1) throw new Error(`${waiting.length} calls wait`);
      }, 10_000),

    /** Ends it, and says what is wrong with the books. */
    async close() {
      const { faults } = await checkLedger(orm);
      await platform.stop();
      return faults;
    },
  };
}

export type Tips = Awaited<ReturnType<typeof openTips>>;
