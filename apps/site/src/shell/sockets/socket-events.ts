import type { EventName, EventPayload, RealtimeEvent } from '@footlight/contract/realtime';
import type { EventPolicy, EventScope } from './event-table.ts';

interface SocketEvent {
  name: EventName;
  scope: EventScope;
  policy: EventPolicy;
}

/** Events that the sockets handle themselves: their protocol, and the streams that go into stores outside React. */
export const SOCKET_EVENTS = [
  { name: 'v3.ping', scope: 'lobby', policy: 'now' },
  { name: 'v3.ping', scope: 'room', policy: 'now' },
  { name: 'v3.pong', scope: 'lobby', policy: 'now' },
  { name: 'v3.pong', scope: 'room', policy: 'now' },
  { name: 'v3.templates', scope: 'lobby', policy: 'now' },
  { name: 'v3.templates', scope: 'room', policy: 'now' },
  { name: 'v3.authorize.success', scope: 'lobby', policy: 'now' },
  { name: 'v3.authorize.failed', scope: 'lobby', policy: 'now' },
  { name: 'v3.lobby.discovered', scope: 'lobby', policy: 'now' },
  { name: 'v3.lobby.restarting', scope: 'lobby', policy: 'now' },
  { name: 'v3.authorize.success', scope: 'room', policy: 'now' },
  { name: 'v3.authorize.failed', scope: 'room', policy: 'now' },
  { name: 'v3.chat.history', scope: 'room', policy: 'now' },
  // The log flushes lines in batches, at most ten per second.
  { name: 'v3.chat.message', scope: 'room', policy: 'frame' },
  { name: 'v3.tip.received', scope: 'room', policy: 'frame' },
  { name: 'v3.chat.moderate', scope: 'room', policy: 'frame' },
  { name: 'v3.chat.play_sound', scope: 'room', policy: 'now' },
  { name: 'v3.user.highlighted_message', scope: 'room', policy: 'latest' },
  { name: 'v3.chat.user_count', scope: 'room', policy: 'latest' },
  // The platform sends the list at most every five seconds (spec 2 §9).
  { name: 'v3.chat.user_list', scope: 'room', policy: '5s' },
  { name: 'v3.chat.banned', scope: 'room', policy: 'now' },
  { name: 'v3.chat.kicked', scope: 'room', policy: 'now' },
  { name: 'v3.chat.update', scope: 'room', policy: 'now' },
] as const satisfies readonly SocketEvent[];

/** Handled by the wire socket in both scopes. */
type WireEvent = 'v3.ping' | 'v3.pong' | 'v3.templates';
type SocketEventName<S extends EventScope> = Exclude<
  Extract<(typeof SOCKET_EVENTS)[number], { scope: S }>['name'],
  WireEvent
>;

/** A handler for each event that a socket of this scope handles itself. */
export type SocketHandlers<S extends EventScope> = {
  [N in SocketEventName<S>]: (payload: EventPayload<N>) => void;
};

/** Runs the socket's own handler; false when it has none for this event. */
export const handledBy = (handlers: object, { name, payload }: RealtimeEvent): boolean => {
  const handler = (handlers as Partial<Record<EventName, (payload: never) => void>>)[name];
  handler?.(payload as never);
  return handler !== undefined;
};
