import type { HoldOutcome } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../kernel/db/database.ts';
import type { AccountId } from '../kernel/ledger/ledger.ts';

interface Move extends Record<string, unknown> {
  hold: string;
  kind: string;
  /** The posting in the user's own account, and its amount: negative when set aside, positive when returned. */
  id: string;
  amount: string;
  /** What the account still holds, and what has left it for this kind. */
  balance: string;
  settled: string;
}

/** Minutes of a show are paid from the first on, so returned tokens belong to the last minutes. */
function outcomesOf(moves: readonly Move[]): [number, HoldOutcome][] {
  const amounts = moves.map(({ amount }) => Number(amount));
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  const held = -sum(amounts.filter((one) => one < 0));
  const { balance, settled } = moves[0] ?? { balance: '0', settled: '0' };
  // Tickets and shares of one show or split settle together: the account is empty, or nothing has left it.
  const gone = Number(balance) === 0 ? held : Math.min(held, Number(settled));
  let returned = Math.min(gone, sum(amounts.filter((one) => one > 0)));
  let open = held - gone;
  const newestFirst = moves.filter((_, nth) => (amounts[nth] ?? 0) < 0).reverse();
  return newestFirst.map(({ id, amount }) => {
    let left = -Number(amount);
    const take = (most: number) => {
      const taken = Math.min(left, most);
      left -= taken;
      return taken;
    };
    const outcome = { open: take(open), returned: take(returned), spent: 0 };
    open -= outcome.open;
    returned -= outcome.returned;
    return [Number(id), { ...outcome, spent: left }];
  });
}

/**
 * The outcome of the tokens that these entries set aside, by the id of the posting in one of the user's accounts. Reads
 * all entries of each hold account once.
 */
export async function holdOutcomes(
  orm: Orm,
  own: readonly AccountId[],
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, HoldOutcome>> {
  if (entryIds.length === 0) return new Map();
  const moves = await queryRows<Move>(
    orm,
    sql`WITH asked AS (
          SELECT DISTINCT h.account_id, left(e.kind, -5) AS kind
          FROM journal_entry e JOIN posting h ON h.entry_id = e.id AND h.amount > 0
          WHERE e.id = ANY(${sql.param(entryIds)}::bigint[])
        ), moved AS (
          SELECT asked.account_id, asked.kind, p.entry_id, p.amount,
            -sum(least(p.amount, 0)) OVER (PARTITION BY asked.account_id, asked.kind) AS settled
          FROM asked JOIN posting p ON p.account_id = asked.account_id
          JOIN journal_entry e ON e.id = p.entry_id
            AND e.kind IN (asked.kind, asked.kind || '_hold', asked.kind || '_void')
        )
        SELECT m.account_id AS hold, m.kind, mine.id, mine.amount, a.balance, m.settled
        FROM moved m JOIN account a ON a.id = m.account_id
        JOIN posting mine ON mine.entry_id = m.entry_id AND mine.account_id = ANY(${sql.param(own)}::text[])
        ORDER BY mine.id`,
  );
  const byHold = new Map<string, Move[]>();
  for (const move of moves) {
    const key = `${move.hold} ${move.kind}`;
    byHold.set(key, [...(byHold.get(key) ?? []), move]);
  }
  return new Map([...byHold.values()].flatMap(outcomesOf));
}
