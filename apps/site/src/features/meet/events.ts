import type { EventName, RealtimeEvent } from '@footlight/contract/realtime';
import { signal } from '../../shell/sockets/emitter.ts';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';

/** The state and the signals of a meeting, and the meter of the private that a date is. */
const MEET_EVENTS = [
  'v3.meet.update',
  'v3.meet.signal',
  'v3.private.tick',
] as const satisfies readonly EventName[];
export type MeetEvent = Extract<RealtimeEvent, { name: (typeof MEET_EVENTS)[number] }>;

/** For the page of meetings, if this tab shows it. */
export const meetSignals = signal<MeetEvent>();

export const meetEvents = MEET_EVENTS.map((name) =>
  lobbyEvent(name, (payload) => meetSignals.emit({ name, payload } as MeetEvent)),
);
