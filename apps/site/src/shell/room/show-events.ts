import type { EventName } from '@footlight/contract/realtime';

/** Events of private shows, spying and ticket shows that change the state of a room. */
export const SHOW_EVENTS = [
  'v3.private.request',
  'v3.private.started',
  'v3.private.declined',
  'v3.private.expired',
  'v3.private.discount',
  'v3.private.end',
  'v3.private.request_failed',
  'v3.private.canceled',
  'v3.spy.started',
  'v3.spy.end',
  'v3.limited.update',
  'v3.limited.ended',
  'v3.limited.sold',
] as const satisfies readonly EventName[];
