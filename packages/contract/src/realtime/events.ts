import type * as v from 'valibot';
import { ACCOUNT_EVENTS } from './account-events.ts';
import { CAM_EVENTS } from './cam-events.ts';
import { CORE_EVENTS } from './core-events.ts';
import { MEET_EVENTS } from './meet-events.ts';
import { APP_EVENTS } from './room-app-events.ts';
import { SHOW_EVENTS } from './show-events.ts';
import { PEOPLE_EVENTS } from './social-events.ts';
import { TICKET_EVENTS } from './ticket-events.ts';
import { TOY_EVENTS } from './toy-events.ts';
import { WATCH_EVENTS } from './watch-events.ts';

/** All realtime events of this release. The payload schemas validate every incoming event. */
export const EVENTS = {
  ...CORE_EVENTS,
  ...SHOW_EVENTS,
  ...ACCOUNT_EVENTS,
  ...APP_EVENTS,
  ...PEOPLE_EVENTS,
  ...TICKET_EVENTS,
  ...CAM_EVENTS,
  ...TOY_EVENTS,
  ...MEET_EVENTS,
  ...WATCH_EVENTS,
};

export type EventName = keyof typeof EVENTS;
export type EventPayload<N extends EventName> = v.InferOutput<(typeof EVENTS)[N]['payload']>;
/** Input form of a payload: what a sender passes. */
export type EventInput<N extends EventName> = v.InferInput<(typeof EVENTS)[N]['payload']>;
export type RealtimeEvent = { [N in EventName]: { name: N; payload: EventPayload<N> } }[EventName];
