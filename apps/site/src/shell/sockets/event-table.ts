import type { Client } from '@footlight/client';
import type { CurrentUserAnswer } from '@footlight/contract';
import type { EventName, EventPayload } from '@footlight/contract/realtime';
import type { createStore } from 'jotai';
import type { ScopedMutator } from 'swr';

/** The socket that receives an event. */
export type EventScope = 'lobby' | 'room';

/**
 * When an event takes effect: `now`; with the next `frame`, together with others; at most every `5s`; or as the `latest`
 * of its kind in a frame, so that older ones are skipped.
 */
export type EventPolicy = 'now' | 'frame' | '5s' | 'latest';

/** What handlers of account events can use. They change server state in the cache and never copy it. */
export interface LobbyContext {
  store: ReturnType<typeof createStore>;
  mutate: ScopedMutator;
  api: Client;
  /** The user of this tab, from the cache or from a new read. */
  currentUser(isStale: boolean): Promise<CurrentUserAnswer>;
}

export interface RoomContext extends LobbyContext {
  /** Username of the room's broadcaster. */
  room: string;
}

type Handler<C> = (payload: never, context: C) => void | Promise<void>;

export type EventRow = { name: EventName; policy: 'now' | 'latest' } & (
  | { scope: 'lobby'; handler: Handler<LobbyContext> }
  | { scope: 'room'; handler: Handler<RoomContext> }
  | { scope: EventScope; handler: null; reason: string }
);

/** A row for events about the account. A room's socket relays them too, unless the room has a row for them. */
export const lobbyEvent = <N extends EventName>(
  name: N,
  handler: (payload: EventPayload<N>, context: LobbyContext) => void | Promise<void>,
  policy: 'now' | 'latest' = 'now',
): EventRow => ({ name, scope: 'lobby', policy, handler });

/** A row for events about the room that this tab shows. */
export const roomEvent = <N extends EventName>(
  name: N,
  handler: (payload: EventPayload<N>, context: RoomContext) => void | Promise<void>,
  policy: 'now' | 'latest' = 'now',
): EventRow => ({ name, scope: 'room', policy, handler });

/** A row for events that need no handler, with the reason. */
export const unhandledEvent = (name: EventName, scope: EventScope, reason: string): EventRow => ({
  name,
  scope,
  policy: 'now',
  handler: null,
  reason,
});
