import { holdKindOf, type TokenEntry, type TokenHistoryAnswer } from '@footlight/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../kernel/db/database.ts';
import { media, user } from '../kernel/db/schema/index.ts';
import { type AccountId, balanceOf, giftedOf } from '../kernel/ledger/ledger.ts';
import { holdOutcomes } from './hold-outcomes.ts';

const PAGE = 30;

type Bought = TokenEntry['media'][number];

interface Row extends Record<string, unknown> {
  id: string;
  entry: string;
  amount: string;
  kind: string;
  memo: Record<string, unknown>;
  at: string | Date;
  /** What a tip was for; null for other entries. */
  tip: TokenEntry['tip'];
  /** The current balance; the first page counts back from it. */
  balance: string;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The ids of the media that an entry paid for. */
const mediaIdsOf = ({ memo }: Row): number[] =>
  Array.isArray(memo.media) ? memo.media.filter((id): id is number => typeof id === 'number') : [];

/** The media by id; what is removed keeps its name. */
async function mediaBy(orm: Orm, ids: readonly number[]): Promise<ReadonlyMap<number, Bought>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ id: media.id, name: media.name, username: user.username, slug: media.slug })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .where(inArray(media.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * A page of an account's token and credit movements, newest first, with the remaining balance of both. The cursor
 * carries the balance at its position, so every page costs the same. The client may forge it, but it exposes nobody
 * else's data.
 */
export async function tokenHistory(
  orm: Orm,
  purse: AccountId,
  cursor: string | undefined,
): Promise<TokenHistoryAnswer> {
  const [before, known] = cursor?.split(':').map(Number) ?? [];
  const credit: AccountId = `credit:${Number(purse.split(':')[1])}`;
  // Reads each account from its own index: for both together the planner may scan all postings.
  const newest = (account: AccountId) => sql`(
    SELECT id, entry_id, amount FROM posting
    WHERE account_id = ${account} ${before === undefined ? sql`` : sql`AND id < ${before}`}
    ORDER BY id DESC LIMIT ${PAGE + 1})`;
  // One statement, so that the balance matches the newest row even while others post.
  const rows = await queryRows<Row>(
    orm,
    sql`SELECT p.id, p.entry_id AS entry, p.amount, e.kind, e.memo, e.created_at AS at,
          CASE WHEN t.id IS NOT NULL THEN jsonb_build_object('comment', t.comment, 'type', t.type,
            'source_id', t.source_id, 'app_data', t.app_data, 'vr', t.vr) END AS tip,
          (SELECT sum(balance) FROM account WHERE id IN (${purse}, ${credit})) AS balance
        FROM (${newest(purse)} UNION ALL ${newest(credit)} ORDER BY id DESC LIMIT ${PAGE + 1}) p
        JOIN journal_entry e ON e.id = p.entry_id
        LEFT JOIN tip t ON t.entry_id = p.entry_id
        ORDER BY p.id DESC`,
  );
  const held = rows.filter(({ kind }) => holdKindOf(kind) !== null).map(({ entry }) => Number(entry));
  const outcomes = await holdOutcomes(orm, [purse, credit], held);
  const bought = await mediaBy(orm, rows.flatMap(mediaIdsOf));
  let balance = known ?? Number(rows[0]?.balance ?? 0);
  const entries = rows.slice(0, PAGE).map((row): TokenEntry => {
    const change = Number(row.amount);
    const entry: TokenEntry = {
      id: Number(row.id),
      at: new Date(row.at).toISOString(),
      kind: row.kind,
      change,
      balance,
      counterpart: text(row.memo.to),
      amount: typeof row.memo.cents === 'number' ? row.memo.cents / 100 : null,
      reference: text(row.memo.purchase),
      tip: row.tip,
      media: mediaIdsOf(row).flatMap((id) => bought.get(id) ?? []),
      hold: outcomes.get(Number(row.id)) ?? null,
    };
    balance -= change;
    return entry;
  });
  const last = entries.at(-1);
  const owed = 0 - (await balanceOf(orm, `owed:${Number(purse.split(':')[1])}`));
  const debt = 0 - (await balanceOf(orm, credit));
  const gifted = await giftedOf(orm, purse);
  return { entries, next: rows.length > PAGE && last ? `${last.id}:${balance}` : null, owed, debt, gifted };
}
