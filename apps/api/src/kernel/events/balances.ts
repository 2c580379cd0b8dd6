import type { EventInput } from '@footlight/contract/realtime';
import type { UserRow } from '../db/user-row.ts';
import type { Moved } from '../ledger/purses.ts';
import type { Events } from './outbox.ts';

type BalanceType = EventInput<'v3.token.update'>['type'];

/** Publishes a new balance to all tabs of its owner. */
export function publishBalance(
  events: Pick<Events, 'toUser'>,
  { id, username }: Pick<UserRow, 'id' | 'username'>,
  { tokens, change, type }: { tokens: number; change: number; type?: NonNullable<BalanceType> },
): void {
  events.toUser(id, 'v3.token.update', {
    username,
    tokens,
    token_change: change,
    ...(type ? { type } : {}),
  });
}

/** Publishes the balances of a viewer and a broadcaster after a show moved tokens. */
export function publishMoved(
  events: Pick<Events, 'toUser'>,
  viewer: UserRow,
  broadcaster: UserRow,
  { tokens, change, credit, modelTokens, share }: Moved,
): void {
  if (change !== 0 || credit > 0) publishBalance(events, viewer, { tokens, change, type: 'show' });
  if (share > 0) publishBalance(events, broadcaster, { tokens: modelTokens, change: share, type: 'show' });
}
