import type * as v from 'valibot';
import { ACCOUNT_EVENTS } from './account-events.ts';
import { APP_EVENTS } from './app-events.ts';
import { CAM_EVENTS } from './cam-events.ts';
import { CORE_EVENTS } from './core-events.ts';
import { PEOPLE_EVENTS } from './people-events.ts';
import { SHOW_EVENTS } from './show-events.ts';
import { TICKET_EVENTS } from './ticket-events.ts';
import { TOY_EVENTS } from './toy-events.ts';

/** Every realtime event of this release. The payload schemas check what arrives before anything uses it. */
export const EVENTS = {
  ...CORE_EVENTS,
  ...SHOW_EVENTS,
  ...ACCOUNT_EVENTS,
  ...APP_EVENTS,
  ...PEOPLE_EVENTS,
  ...TICKET_EVENTS,
  ...CAM_EVENTS,
  ...TOY_EVENTS,
};

export type EventName = keyof typeof EVENTS;
export type EventPayload<N extends EventName> = v.InferOutput<(typeof EVENTS)[N]['payload']>;
/** Input form of a payload: what a sender builds. */
export type EventInput<N extends EventName> = v.InferInput<(typeof EVENTS)[N]['payload']>;
export type RealtimeEvent = { [N in EventName]: { name: N; payload: EventPayload<N> } }[EventName];
