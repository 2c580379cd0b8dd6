import { sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { splitFee } from '../../kernel/ledger/fee.ts';
import { earned, post } from '../../kernel/ledger/ledger.ts';
import { randomFrom } from '../art/random.ts';
import { fanIds } from './fans.ts';

const DAY_MS = 86_400_000;
const DAYS = 90;

type Way = readonly [kind: string, from: number, to: number];

/** Kinds of entries that broadcasters earn with, and what one brings in tokens. Tips are the most frequent. */
const WAYS: readonly [Way, ...Way[]] = [
  ['tip', 10, 150],
  ['tip', 25, 400],
  ['tip', 5, 60],
  ['private', 120, 900],
  ['spy', 20, 90],
  ['media', 25, 250],
  ['fanclub', 100, 400],
];

interface Earning {
  at: Date;
  kind: string;
  fan: number;
  amount: number;
}

/** One broadcaster's earnings up to yesterday, oldest first: better at weekends, and growing. */
export function earningsUntil(now: Date, seed: string): Earning[] {
  const random = randomFrom(`earnings/${seed}`);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const all: Earning[] = [];
  for (let back = DAYS; back >= 1; back -= 1) {
    const day = new Date(today - back * DAY_MS);
    const weekday = day.getUTCDay();
    // Two evenings a week are free.
    if (weekday === 1 || weekday === 3) continue;
    const growth = 1 + (DAYS - back) / DAYS;
    const count = weekday === 5 || weekday === 6 ? random.whole(3, 5) : random.whole(1, 4);
    for (let nth = 0; nth < count; nth += 1) {
      const [kind, from, to] = random.pick(WAYS);
      all.push({
        at: new Date(day.getTime() + (19 * 60 + nth * 37) * 60_000),
        kind,
        fan: random.pick([...fanIds] as [number, ...number[]]),
        amount: Math.round(random.range(from, to) * growth),
      });
    }
  }
  return all;
}

/**
 * Entries of the ledger carry the time at which they are written. The past of the demo is written with a clock that is set
 * back, in the transaction that seeds, and set right at its end.
 */
export async function atTime(tx: Orm, at: Date | null): Promise<void> {
  const value = at === null ? 'now()' : `'${at.toISOString()}'::timestamptz`;
  await tx.execute(sql.raw(`ALTER TABLE journal_entry ALTER COLUMN created_at SET DEFAULT ${value}`));
}

/** Posts earnings. Each fan has bought the tokens before, so that they can be paid out. */
export async function postEarnings(tx: Orm, modelId: number, all: readonly Earning[]): Promise<void> {
  const [first] = all;
  if (!first) return;
  const spent = new Map<number, number>();
  for (const { fan, amount } of all) spent.set(fan, (spent.get(fan) ?? 0) + amount);
  await atTime(tx, new Date(first.at.getTime() - DAY_MS));
  for (const [fan, amount] of spent)
    await post(tx, {
      kind: 'purchase',
      postings: [
        { account: 'biller:sandbox', amount: -amount },
        { account: `user:${fan}`, amount },
      ],
    });
  let day = '';
  for (const { at, kind, fan, amount } of all) {
    const date = at.toISOString().slice(0, 10);
    if (date !== day) await atTime(tx, at);
    day = date;
    await post(tx, {
      kind,
      postings: [{ account: `user:${fan}`, amount: -amount }, ...earned(modelId, splitFee(amount))],
    });
  }
  await atTime(tx, null);
}
