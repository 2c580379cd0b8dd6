import type { EventName, RealtimeEvent } from '@footlight/contract/realtime';
import { signal } from '../../shell/sockets/emitter.ts';
import { roomEvent } from '../../shell/sockets/event-table.ts';

const CAM_EVENTS = [
  'v3.sharecam.request',
  'v3.sharecam.accepted',
  'v3.sharecam.declined',
  'v3.cam2cam.start',
  'v3.cam2cam.ready',
  'v3.cam2cam.end',
  'v3.cam2cam.signal',
] as const satisfies readonly EventName[];
export type CamEvent = Extract<RealtimeEvent, { name: (typeof CAM_EVENTS)[number] }>;

/** Signalling of shared cameras, for the room that is open in this tab. */
export const camSignals = signal<CamEvent>();

export const camEvents = CAM_EVENTS.map((name) =>
  roomEvent(name, (payload) => camSignals.emit({ name, payload } as CamEvent)),
);
