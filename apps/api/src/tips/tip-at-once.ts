import { sql } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { rowsFrom, statement } from '../db/one-statement.ts';
import { roomApp, spendingTerms } from '../db/schema/index.ts';
import type { IdempotentCall } from '../ledger/idempotency.ts';
import { entryValues } from '../ledger/ledger.ts';
import { moveApps } from '../room-apps/apply.ts';
import { dayLimitOf, hasNoCredit } from '../spending/funds.ts';
import { entryOf, refuseOverLimits, type SpendAsk } from '../spending/spend.ts';
import { countedSince, NO_TERMS, termsFrom } from '../spending/terms.ts';
import { dayAgo, playedTip, type SettledTip, type TipBody, UNVERIFIED_DAILY_TIPS } from './rules.ts';

const call = statement('settle_tip_at_once', () => {
  const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
  const values = [
    given('payer', 'int'),
    given('operation', 'text'),
    given('key', 'text'),
    given('request_hash', 'text'),
    given('receiver', 'int'),
    given('tokens', 'int'),
    given('share', 'int'),
    given('accounts', 'text[]'),
    given('amounts', 'bigint[]'),
    given('memo', 'jsonb'),
    given('comment', 'text'),
    given('type', 'text'),
    given('source_id', 'text'),
    given('now', 'timestamptz'),
    given('most', 'bigint'),
    given('since', 'timestamptz'),
    given('is_decided', 'boolean'),
    given('spent_since', 'timestamptz'),
    given('facts', 'jsonb'),
    given('entry', 'bigint'),
    given('moved', 'jsonb'),
    given('news', 'jsonb'),
  ];
  return { parts: {}, select: { answer: sql`settle_tip_at_once(${sql.join(values, sql`, `)})` } };
});

/** What a tip must be decided by: rows as they were, and tokens that count as spent in the day before. */
interface Facts {
  terms: unknown;
  spent: number;
  apps: unknown;
}

type Answer = { settled: SettledTip } | { facts: Facts; entry: number } | null;

/** Of the second call: what was decided by which facts. */
interface Decided {
  facts: string;
  entry: number;
  /** Apps as the tip leaves them, and what the room is to be told of it. */
  moved: string | null;
  news: string | null;
}

const UNDECIDED = { facts: null, entry: null, moved: null, news: null };

export interface TipAtOnce {
  sender: UserRow;
  receiver: Pick<UserRow, 'id' | 'username'>;
  body: TipBody;
  /** The broadcaster's part. */
  share: number;
  ask: SpendAsk;
}

const json = (rows: readonly unknown[]): string | null => (rows.length > 0 ? JSON.stringify(rows) : null);

/** What limits say and apps do, in plain rules. Throws what those throw. */
function decide({ sender, receiver, body, ask }: TipAtOnce, facts: Facts, entry: number): Decided {
  const [terms] = rowsFrom(spendingTerms, facts.terms === null ? [] : [facts.terms]);
  refuseOverLimits(sender, termsFrom(terms, ask.now), ask, Math.max(0, facts.spent));
  const { moved, news } = moveApps(receiver, rowsFrom(roomApp, facts.apps), playedTip(sender, body, entry));
  return { facts: JSON.stringify(facts), entry, moved: json(moved), news: json(news) };
}

/**
 * Settles a tip without a transaction around it: in one call of the database where nothing has to be decided, and in two
 * where limits or apps have a say. The second one settles only if what was decided by is still so. That is a fraction of the
 * price of holding the locks meanwhile.
 *
 * @returns null, with nothing done, where it takes more: credit, a toy, a purse that is short or new, a key that was used,
 *   or somebody else's tip in between
 * @throws ApiError `user_daily_limit`, `over_own_limit`, `conflict`
 */
export async function settleTipAtOnce(
  orm: Orm,
  { userId, operation, key, requestHash }: IdempotentCall,
  tip: TipAtOnce,
): Promise<SettledTip | null> {
  const { sender, receiver, body, share, ask } = tip;
  if (sender.type === 'model' || !hasNoCredit(sender)) return null;
  const { accounts, amounts, memo } = entryValues(entryOf(sender, ask));
  const settle = async (decided: Decided | typeof UNDECIDED): Promise<Answer> => {
    const { answer } = await call(orm, {
      payer: userId,
      operation,
      key,
      request_hash: requestHash,
      receiver: receiver.id,
      tokens: ask.amount,
      share,
      accounts,
      amounts,
      memo,
      comment: body.comment ?? '',
      type: body.type ?? 'public',
      source_id: body.source_id ?? '',
      now: new Date(ask.now).toISOString(),
      most: sender.identityConfirmed ? null : UNVERIFIED_DAILY_TIPS,
      since: dayAgo().toISOString(),
      is_decided: dayLimitOf(sender, NO_TERMS) !== null || body.app_data?.app !== undefined,
      spent_since: countedSince(ask.now).toISOString(),
      ...decided,
    });
    return answer as Answer;
  };
  let answer = await settle(UNDECIDED);
  if (answer && 'facts' in answer) answer = await settle(decide(tip, answer.facts, answer.entry));
  return answer && 'settled' in answer ? answer.settled : null;
}
