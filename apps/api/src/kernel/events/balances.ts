import type { EventInput } from '@footlight/contract/realtime';
import type { UserRow } from '../db/user-row.ts';
import type { Moved } from '../ledger/purses.ts';
import type { Events } from './outbox.ts';

type Balance = EventInput<'v3.token.update'>;

/** Publishes a new balance, and what else changed with it, to all tabs of its owner. */
export function publishBalance(
  events: Pick<Events, 'toUser'>,
  { id, username, settings }: Pick<UserRow, 'id' | 'username' | 'settings'>,
  {
    tokens,
    change,
    ...rest
  }: { tokens: number; change: number } & Partial<Pick<Balance, 'type' | 'membership'>>,
): void {
  events.toUser(id, 'v3.token.update', {
    username,
    tokens,
    token_change: change,
    pmIsEnabled: settings.pm_allow !== 'none',
    ...rest,
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
