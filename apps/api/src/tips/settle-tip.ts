import { sql } from 'drizzle-orm';
import type { LoggedIn } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import { after, rowsFrom, rowsOf, statement } from '../db/one-statement.ts';
import { account, roomApp, spendingTerms, tip, toy } from '../db/schema/index.ts';
import {
  CLAIMED,
  claimPart,
  type IdempotentAnswer,
  type IdempotentCall,
  settle,
  storePart,
} from '../ledger/idempotency.ts';
import {
  type AccountId,
  accountsToLock,
  earned,
  entryValues,
  NEXT_ENTRY,
  postedFrom,
  WRITTEN,
} from '../ledger/ledger.ts';
import { playTip } from '../room-apps/apply.ts';
import { appsToLock } from '../room-apps/store.ts';
import { fundAccounts, fundsOfLocked } from '../spending/funds.ts';
import { countedPart, countedValues, planSpend, type SpendAsk } from '../spending/spend.ts';
import { termsFrom, termsQuery } from '../spending/terms.ts';
import { toyToLock } from '../toys/toys.ts';
import type { RoomRow } from '../views/room-view.ts';
import { purseOf } from '../views/user-view.ts';
import {
  dayAgo,
  playedTip,
  refuseUnverified,
  type SettledTip,
  splitTip,
  type TipBody,
  tippedSince,
} from './rules.ts';
import { settleTipAtOnce } from './tip-at-once.ts';

const receiverPurse = sql.placeholder('receiver_purse');

/** All that a tip depends on, locked in the order that all use: purses, then what the room plays with. */
const readForTip = statement('read_for_tip', (orm) => ({
  parts: {
    accounts: accountsToLock(orm, sql`${sql.placeholder('accounts')}`),
    // After the purses, as `settle_tip_at_once` takes it: else each could hold what the other waits for.
    claim: claimPart(after('accounts')),
    // A purse that was never used has no row to lock yet, and the apps come after it.
    opened: sql`INSERT INTO account AS a (id, balance, floor)
      SELECT ${receiverPurse}::text, 0, 0
      WHERE ${CLAIMED} AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = ${receiverPurse})
      ON CONFLICT (id) DO UPDATE SET floor = a.floor RETURNING a.id, a.balance, a.floor`,
    terms: termsQuery(orm, sql.placeholder('sender')),
    apps: appsToLock(orm, sql.placeholder('receiver'), sql`${after('opened')} AND ${CLAIMED}`),
    toys: toyToLock(orm, sql.placeholder('receiver'), sql`${after('apps')} AND ${CLAIMED}`),
  },
  select: {
    claimed: CLAIMED,
    entry_id: sql`CASE WHEN ${CLAIMED} THEN ${NEXT_ENTRY} END`,
    accounts: sql`(SELECT coalesce(json_agg(one), '[]') FROM (TABLE accounts UNION ALL TABLE opened) one)`,
    terms: rowsOf('terms'),
    apps: rowsOf('apps'),
    toys: rowsOf('toys'),
  },
}));

const writeTip = statement('write_tip', (orm) => ({
  parts: {
    counted: countedPart(orm),
    tip_row: orm.insert(tip).values({
      entryId: sql.placeholder('entry_id'),
      userId: sql.placeholder('payer'),
      modelId: sql.placeholder('receiver'),
      amount: sql.placeholder('spent'),
      comment: sql.placeholder('comment'),
      type: sql.placeholder('type'),
      sourceId: sql.placeholder('source_id'),
    }),
    kept: storePart(orm),
  },
  // As it was before this tip; the sender's purse is held, so no other tip of theirs is under way.
  select: {
    written: WRITTEN,
    // Asked for those alone whom it may stop.
    tipped: sql`CASE WHEN ${sql.placeholder('is_confirmed')}::boolean THEN 0
      ELSE (${tippedSince(orm, sql.placeholder('payer'), sql.placeholder('since'))}) END`,
  },
}));

/** Settles a tip, once for its key: tokens, the tip, and what it moves in the room (spec 1 §6). */
export async function settleTip(
  database: Database,
  call: IdempotentCall,
  sender: LoggedIn['user'],
  { user: receiver }: RoomRow,
  body: TipBody,
  now: number,
): Promise<IdempotentAnswer<SettledTip>> {
  const { amount } = body;
  const purse: AccountId = `model:${receiver.id}`;
  const { share, house } = splitTip(amount);
  const ask: SpendAsk = {
    kind: 'tip',
    amount,
    to: earned(receiver.id, { share, house }),
    memo: { to: receiver.username },
    agreed: body.confirmed_tokens ?? null,
    now,
  };
  const settled = await settleTipAtOnce(database.orm, call, { sender, receiver, body, share, ask });
  if (settled) return { answer: settled, replayed: false };
  return settle(database, call, {
    read: (tx, values) =>
      readForTip(tx, {
        ...values,
        accounts: [...new Set([...fundAccounts(sender), purse])],
        sender: sender.id,
        receiver: receiver.id,
        receiver_purse: purse,
      }),
    async decide(tx, read) {
      const entryId = Number(read.entry_id);
      const rows = rowsFrom(account, read.accounts);
      const held = (id: AccountId) => rows.find((row) => row.id === id)?.balance ?? 0;
      const [terms] = rowsFrom(spendingTerms, read.terms);
      const funds = await fundsOfLocked(tx, sender, { rows, terms: termsFrom(terms, now) }, now);
      const planned = await planSpend(tx, sender, ask, funds);
      const [roomToy] = rowsFrom(toy, read.toys);
      const movedApps = await playTip(
        tx,
        { id: receiver.id, username: receiver.username },
        { apps: rowsFrom(roomApp, read.apps), toy: roomToy },
        playedTip(sender, body, entryId),
      );
      const fromPurse = amount - planned.credit;
      return {
        answer: {
          entryId,
          balance: held(purseOf(sender)) - fromPurse,
          fromPurse,
          receiverBalance: held(purse) + share,
          share,
          movedApps,
        },
        async write(values) {
          const entry = entryValues(planned.entry, entryId);
          const { written, tipped } = await writeTip(tx, {
            ...values,
            ...entry,
            ...countedValues(sender, ask, planned),
            receiver: receiver.id,
            comment: body.comment ?? '',
            type: body.type ?? 'public',
            source_id: body.source_id ?? '',
            is_confirmed: sender.identityConfirmed,
            since: dayAgo().toISOString(),
          });
          postedFrom(entry, written);
          refuseUnverified(sender, Number(tipped ?? 0) + amount);
        },
      };
    },
  });
}
