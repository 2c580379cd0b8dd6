import { NO_LIMITS, NO_RE_UP } from '@footlight/contract';
import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { UserRow } from '../auth/session.ts';
import { inTransaction, queryRows } from '../db/database.ts';
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
} from '../db/schema/index.ts';
import { checkLedger } from '../ledger/check.ts';
import { type AccountId, balanceOf, InsufficientTokensError, lockAccounts, post } from '../ledger/ledger.ts';
import { openTestPlatform, type TestPlatform } from '../test-platform.ts';
import type { RoomRow } from '../views/room-view.ts';
import { settlePlainTip } from './plain-tip.ts';
import type { TipBody } from './rules.ts';
import { settleTip } from './settle-tip.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

let platform: TestPlatform;
let senders: UserRow[];
let rooms: RoomRow[];
let made = 0;
/** A name that nothing else has. */
const nextName = (): string => {
  made += 1;
  return `tip_${made}`;
};

beforeAll(async () => {
  platform = await openTestPlatform();
  const { orm } = platform.database;
  await orm.delete(roomApp);
  senders = await orm
    .select()
    .from(user)
    .where(and(inArray(user.username, ['empty', 'premium', 'vip', 'supervip']), ne(user.type, 'model')))
    .orderBy(asc(user.id));
  rooms = await orm
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(gte(model.userId, 1001))
    .orderBy(asc(model.userId))
    .limit(3);
  await orm.delete(toy).where(inArray(toy.modelId, idsOf(rooms)));
}, 60_000);

afterAll(async () => {
  expect((await checkLedger(platform.database.orm)).faults).toEqual([]);
  await platform.stop();
});

const idsOf = (of: RoomRow[]) => of.map((room) => room.user.id);

const give = (id: AccountId, amount: number) =>
  inTransaction(platform.database, (tx) =>
    post(tx, {
      kind: 'test_gift',
      postings: [
        { account: 'promo', amount: -amount },
        { account: id, amount },
      ],
    }),
  );

const callOf = (sender: UserRow, key = nextName(), requestHash = key) => ({
  userId: sender.id,
  operation: 'POST /tip/{username}',
  key,
  requestHash,
});

/** A new somebody like the given one, and with a purse. */
async function newSender(purse: number, changes: Partial<UserRow> = {}): Promise<UserRow> {
  const { orm } = platform.database;
  const [like] = senders;
  if (!like) throw new Error('The demo has nobody');
  const name = nextName();
  const { id: _id, ...rest } = like;
  const [row] = await orm
    .insert(user)
    .values({ ...rest, username: name, email: `${name}@example.test`, traits: {}, settings: {}, ...changes })
    .returning();
  if (!row) throw new Error(`${name} was not made`);
  if (purse > 0) await give(`user:${row.id}`, purse);
  return row;
}

const giveTerms = ({ id }: UserRow) =>
  platform.database.orm.insert(spendingTerms).values({ userId: id, limits: NO_LIMITS, reUp: NO_RE_UP });

/** Until a call of the platform waits for the lock of another. */
async function untilOneWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(await queryRows(platform.database.orm, waiting)).toHaveLength(1);
  }, 10_000);
}

/** A new room that has earned something. */
async function newRoom(): Promise<RoomRow> {
  const [like] = rooms;
  if (!like) throw new Error('The demo has no room');
  const row = await newSender(0, { type: 'model' });
  const room = { user: row, model: { ...like.model, userId: row.id } };
  await give(`model:${row.id}`, 1);
  return room;
}

/** All that tips of somebody left, without the numbers and moments that differ. */
async function left(sender: UserRow, room: RoomRow) {
  const { orm } = platform.database;
  const tips = await orm.select().from(tip).where(eq(tip.userId, sender.id)).orderBy(asc(tip.id));
  const entries = tips.map((one) => one.entryId);
  const mine = sql`replace(replace(${posting.accountId}, ${String(sender.id)}, 'S'), ${String(room.user.id)}, 'R')`;
  const postings = await orm
    .select({ account: mine, amount: posting.amount })
    .from(posting)
    .where(inArray(posting.entryId, [0, ...entries]))
    .orderBy(asc(posting.id));
  const kinds = await orm
    .select({ kind: journalEntry.kind })
    .from(journalEntry)
    .where(inArray(journalEntry.id, [0, ...entries]));
  const counted = await orm.select().from(spend).where(eq(spend.userId, sender.id)).orderBy(asc(spend.id));
  const kept = await orm.$count(idempotencyKey, eq(idempotencyKey.userId, sender.id));
  return {
    tips: tips.map(({ amount, comment, type, sourceId }) => ({ amount, comment, type, sourceId })),
    postings,
    kinds,
    counted: counted.map(({ kind, amount, credit, at }) => ({ kind, amount, credit, at })),
    kept,
  };
}

const plain = (sender: UserRow, room: RoomRow, body: TipBody, call = callOf(sender)) =>
  settlePlainTip(platform.database.orm, call, {
    sender,
    receiver: room.user,
    body,
    share: body.amount - 1,
    ask: {
      kind: 'tip',
      amount: body.amount,
      to: [
        { account: `model:${room.user.id}`, amount: body.amount - 1 },
        { account: `revenue:${room.user.id}`, amount: 1 },
      ],
      memo: {},
      agreed: null,
      now: NOW,
    },
  });

interface Step extends TipBody {
  /** Sent a second time. */
  repeats: boolean;
}

/** What one tip answered, without its number. */
const answerOf = (work: ReturnType<typeof settleTip>): Promise<unknown> =>
  work.then(
    ({ answer, replayed }) => ({ ...answer, entryId: 0, replayed }),
    (error: Error) => {
      if (error instanceof InsufficientTokensError) return 'too few tokens';
      if ('errorType' in error) return error.errorType;
      throw error;
    },
  );

/** Answers to the tips of somebody new, and what they left; `isDecided` where all has to be read and decided. */
async function play(steps: Step[], identityConfirmed: boolean, isDecided: boolean) {
  const [sender, room] = [await newSender(6_000, { identityConfirmed }), await newRoom()];
  // Terms without a limit change nothing, and have to be read.
  if (isDecided) await giveTerms(sender);
  const answers: unknown[] = [];
  for (const { repeats, ...body } of steps) {
    const call = callOf(sender);
    for (let time = 0; time <= Number(repeats); time += 1) {
      answers.push(await answerOf(settleTip(platform.database, call, sender, room, body, NOW)));
    }
  }
  return { answers, left: await left(sender, room) };
}

describe('a tip in one call', () => {
  test('[TIP-01] is what an ordinary tip in an ordinary room is settled by', async () => {
    const [sender, room] = [await newSender(100), await newRoom()];
    expect(await plain(sender, room, { amount: 5 })).toMatchObject({
      balance: 95,
      receiverBalance: 5,
      share: 4,
    });
    expect(await balanceOf(platform.database.orm, `revenue:${room.user.id}`)).toBe(1);
  });

  test.each<[string, () => Promise<[UserRow, RoomRow, TipBody?]>]>([
    ['a purse that does not cover it', async () => [await newSender(4), await newRoom()]],
    ['no purse yet', async () => [await newSender(0), await newRoom()]],
    [
      'a room that never earned anything',
      async () => {
        const room = await newRoom();
        return [await newSender(100), { ...room, user: await newSender(0, { type: 'model' }) }];
      },
    ],
    [
      'limits of one’s own',
      async () => {
        const sender = await newSender(100);
        await giveTerms(sender);
        return [sender, await newRoom()];
      },
    ],
    [
      'a limit that the platform set',
      async () => [await newSender(100, { traits: { dailyLimitTokens: 50 } }), await newRoom()],
    ],
    [
      'credit',
      async () => [
        await newSender(100, { traits: { postpayCreditCents: 1000 }, settings: { postpay: true } }),
        await newRoom(),
      ],
    ],
    ['a broadcaster who tips', async () => [await newSender(100, { type: 'model' }), await newRoom()]],
    [
      'an app in the room',
      async () => {
        const room = await newRoom();
        await platform.database.orm
          .insert(roomApp)
          .values({ modelId: room.user.id, app: 'tip_goal', config: {}, state: {}, seed: 'x' });
        return [await newSender(100), room];
      },
    ],
    [
      'a toy in the room',
      async () => {
        const room = await newRoom();
        await platform.database.orm
          .insert(toy)
          .values({ modelId: room.user.id, vendor: 'lovense', seenAt: new Date(0) });
        return [await newSender(100), room];
      },
    ],
    [
      'a tip that is meant for an app',
      async () => [await newSender(100), await newRoom(), { amount: 5, app_data: { app: 'tip_menu' } }],
    ],
    [
      'more than may be tipped without a confirmed identity',
      async () => [await newSender(9_000, { identityConfirmed: false }), await newRoom(), { amount: 5_001 }],
    ],
  ])('does nothing with %s', async (_name, prepare) => {
    const [sender, room, body = { amount: 5 }] = await prepare();
    const before = await checkLedger(platform.database.orm);
    expect(await plain(sender, room, body)).toBeNull();
    expect(await checkLedger(platform.database.orm)).toEqual(before);
    expect(await left(sender, room)).toMatchObject({ tips: [], counted: [], kept: 0 });
    await platform.database.orm.delete(roomApp).where(eq(roomApp.modelId, room.user.id));
  });

  test('sixteen times the same request at once: one tip, one answer', async () => {
    const [sender, room] = [await newSender(12), await newRoom()];
    const call = callOf(sender);
    const settled = await Promise.all(
      Array.from({ length: 16 }, () => settleTip(platform.database, call, sender, room, { amount: 10 }, NOW)),
    );
    expect(new Set(settled.map((one) => JSON.stringify(one.answer))).size).toBe(1);
    expect(settled.filter((one) => !one.replayed)).toHaveLength(1);
    // Asked again when the purse no longer covers it.
    const again = await settleTip(platform.database, call, sender, room, { amount: 10 }, NOW);
    expect(again).toMatchObject({ replayed: true, answer: { balance: 2 } });
    expect(await balanceOf(platform.database.orm, `user:${sender.id}`)).toBe(2);
  });

  test('two ways to the same tip cannot each hold what the other waits for', async (context) => {
    const { database } = platform;
    // One connection cannot wait for itself.
    if (database.engine === 'pglite') return context.skip();
    const [sender, room] = [await newSender(100), await newRoom()];
    const call = callOf(sender);
    const answer = { balance: 90 };
    // What names an app is always decided.
    const body = { amount: 10, app_data: { app: 'tip_menu' } };
    let decided: Promise<unknown> = Promise.resolve();
    // What the one call does: purse, then key. The other has begun by then, and waits.
    await inTransaction(database, async (tx) => {
      await lockAccounts(tx, [`user:${sender.id}`]);
      decided = settleTip(database, call, sender, room, body, NOW);
      await untilOneWaits();
      await tx.insert(idempotencyKey).values({ ...call, answer });
    });
    expect(await decided).toEqual({ answer, replayed: true });
    expect(await balanceOf(database.orm, `user:${sender.id}`)).toBe(100);
  });

  test('any tips leave what the same tips leave where everything is decided one after the other', async () => {
    const step: fc.Arbitrary<Step> = fc.record(
      {
        amount: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 4_900, 5_000)),
        type: fc.constantFrom('public', 'anonymous', 'private'),
        comment: fc.constantFrom('Hello', 'It\'s "quoted"  {a,b}'),
        repeats: fc.boolean(),
      },
      { requiredKeys: ['amount', 'repeats'] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        async (steps, identityConfirmed) => {
          expect(await play(steps, identityConfirmed, false)).toEqual(
            await play(steps, identityConfirmed, true),
          );
        },
      ),
      { numRuns: 30 },
    );
  });
});
