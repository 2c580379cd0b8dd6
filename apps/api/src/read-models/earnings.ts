import { type EarningKind, type Earnings, earningKind } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../kernel/db/database.ts';
import { PAYOUT_KINDS, payableOf } from '../kernel/ledger/payout.ts';

/** Viewers that are named; the others are summed. */
const NAMED = 200;
const DAY_MS = 86_400_000;
const payoutKinds = sql.join(
  PAYOUT_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
);
const isPayout = (kind: string): boolean => PAYOUT_KINDS.some((one) => one === kind);

interface DayRow extends Record<string, unknown> {
  day: string;
  kind: string;
  tokens: string;
  fee: string;
}
interface PayerRow extends Record<string, unknown> {
  username: string | null;
  tokens: string;
}
interface BalanceRow extends Record<string, unknown> {
  opening: string;
  closing: string;
  first: string | null;
}

/**
 * What a broadcaster earned from `from` to `to` (ISO dates of UTC, both included), from the postings of their account.
 * Earnings from `waitsSince` on cannot be paid out yet. The payer is the person whose tokens moved in the entry, or who
 * had put them on hold.
 */
export async function earningsOf(
  orm: Orm,
  userId: number,
  { from, to }: { from: string; to: string },
  waitsSince: Date,
): Promise<Earnings> {
  const account = `model:${userId}`;
  const start = `${from}T00:00:00Z`;
  const end = new Date(Date.parse(to) + DAY_MS).toISOString();
  const mine = sql`
    SELECT p.entry_id, p.amount, e.kind, e.memo, e.created_at AT TIME ZONE 'UTC' AS at
    FROM posting p JOIN journal_entry e ON e.id = p.entry_id
    WHERE p.account_id = ${account} AND e.created_at >= ${start}::timestamptz AND e.created_at < ${end}::timestamptz`;
  const feeOf = sql`coalesce((SELECT sum(f.amount) FROM posting f
    WHERE f.entry_id = m.entry_id AND f.account_id = ${`revenue:${userId}`}), 0)`;
  /** At most one person: entries with two have the broadcaster's own account as the other. */
  const payer = sql`coalesce(
    (SELECT min(split_part(u.account_id, ':', 2)::int) FROM posting u WHERE u.entry_id = m.entry_id
      AND split_part(u.account_id, ':', 1) IN ('user', 'credit') HAVING count(DISTINCT split_part(u.account_id, ':', 2)) = 1),
    (SELECT t.user_id FROM show_ticket t WHERE t.entry_id = m.entry_id LIMIT 1),
    (SELECT s.viewer_id FROM posting h JOIN show s ON h.account_id = 'hold:' || s.id
      WHERE h.entry_id = m.entry_id AND s.id = (m.memo->>'show')::int LIMIT 1),
    (SELECT o.user_id FROM hand_order o WHERE o.id = (m.memo->>'order')::int AND o.model_id = ${userId}))`;

  return orm.transaction(
    async (tx) => {
      const days = await queryRows<DayRow>(
        tx,
        sql`WITH m AS (${mine}) SELECT to_char(m.at, 'YYYY-MM-DD') AS day, m.kind, sum(m.amount) AS tokens, sum(${feeOf}) AS fee
          FROM m GROUP BY 1, 2 ORDER BY 1, 2`,
      );
      const payers = await queryRows<PayerRow>(
        tx,
        sql`WITH m AS (${mine}), paid AS (SELECT ${payer} AS payer, m.amount FROM m WHERE m.kind NOT IN (${payoutKinds}))
          SELECT u.username, sum(paid.amount) AS tokens FROM paid LEFT JOIN "user" u ON u.id = paid.payer
          GROUP BY u.username ORDER BY 2 DESC, 1`,
      );
      const [sums] = await queryRows<BalanceRow>(
        tx,
        sql`SELECT coalesce(sum(p.amount) FILTER (WHERE e.created_at < ${start}::timestamptz), 0) AS opening,
            coalesce(sum(p.amount) FILTER (WHERE e.created_at < ${end}::timestamptz), 0) AS closing,
            to_char(min(e.created_at) AT TIME ZONE 'UTC', 'YYYY-MM') AS first
          FROM posting p JOIN journal_entry e ON e.id = p.entry_id WHERE p.account_id = ${account}`,
      );
      const { payable } = await payableOf(tx, userId, waitsSince);
      return { from, to, payable, ...grouped(days), viewers: named(payers), ...balances(sums) };
    },
    // One moment for all sums, while others pay.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const balances = (row: BalanceRow | undefined) => ({
  opening: Number(row?.opening ?? 0),
  closing: Number(row?.closing ?? 0),
  first_month: row?.first ?? null,
});

function grouped(rows: readonly DayRow[]): Pick<Earnings, 'days' | 'earned' | 'fee' | 'paid_out'> {
  const days = new Map<string, { day: string; kind: EarningKind; tokens: number; fee: number }>();
  let paidOut = 0;
  for (const row of rows) {
    if (isPayout(row.kind)) {
      paidOut -= Number(row.tokens);
      continue;
    }
    const kind = earningKind(row.kind);
    const key = `${row.day} ${kind}`;
    const sum = days.get(key) ?? { day: row.day, kind, tokens: 0, fee: 0 };
    days.set(key, { ...sum, tokens: sum.tokens + Number(row.tokens), fee: sum.fee + Number(row.fee) });
  }
  const all = [...days.values()];
  const total = (of: 'tokens' | 'fee') => all.reduce((sum, row) => sum + row[of], 0);
  return { days: all, earned: total('tokens'), fee: total('fee'), paid_out: paidOut };
}

/** The first ones by name; the others and those without a person in one sum at the end. */
function named(rows: readonly PayerRow[]): Earnings['viewers'] {
  const known = rows.filter(({ username }) => username !== null);
  const viewers = known
    .slice(0, NAMED)
    .map((row) => ({ username: row.username, tokens: Number(row.tokens) }));
  const rest = [...known.slice(NAMED), ...rows.filter(({ username }) => username === null)];
  const tokens = rest.reduce((sum, row) => sum + Number(row.tokens), 0);
  return tokens === 0 ? viewers : [...viewers, { username: null, tokens }];
}
