import { sql } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { statement } from '../db/one-statement.ts';
import type { IdempotentCall } from '../ledger/idempotency.ts';
import { entryValues } from '../ledger/ledger.ts';
import { isUnlimited } from '../spending/funds.ts';
import { entryOf, type SpendAsk } from '../spending/spend.ts';
import { dayAgo, type SettledTip, type TipBody, UNVERIFIED_DAILY_TIPS } from './rules.ts';

const settle = statement('settle_plain_tip', () => {
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
  ];
  return { parts: {}, select: { settled: sql`settle_plain_tip(${sql.join(values, sql`, `)})` } };
});

export interface PlainTip {
  sender: UserRow;
  receiver: Pick<UserRow, 'id'>;
  body: TipBody;
  /** The broadcaster's part. */
  share: number;
  ask: SpendAsk;
}

/**
 * Settles a tip in one call and without a transaction around it, where nothing has to be decided: a purse that covers it,
 * no credit and no limits of one's own, a room without apps and toys. That is most of them, and a third of the price.
 *
 * @returns null, with nothing done, where there is more to know, or something to refuse, or the key was used before
 */
export async function settlePlainTip(
  orm: Orm,
  call: IdempotentCall,
  { sender, receiver, body, share, ask }: PlainTip,
): Promise<SettledTip | null> {
  if (sender.type === 'model' || !isUnlimited(sender) || body.app_data?.app !== undefined) return null;
  const { accounts, amounts, memo } = entryValues(entryOf(sender, ask));
  const { settled } = await settle(orm, {
    payer: call.userId,
    operation: call.operation,
    key: call.key,
    request_hash: call.requestHash,
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
  });
  return settled as SettledTip | null;
}
