import type { EventName, RealtimeEvent } from '@footlight/contract/realtime';

/** Events of a room's socket that sharing cameras needs. */
export const CAM_EVENTS = [
  'v3.sharecam.request',
  'v3.sharecam.accepted',
  'v3.sharecam.declined',
  'v3.cam2cam.start',
  'v3.cam2cam.ready',
  'v3.cam2cam.end',
  'v3.cam2cam.signal',
] as const satisfies readonly EventName[];
export type CamEvent = Extract<RealtimeEvent, { name: (typeof CAM_EVENTS)[number] }>;
