import { CAM_EVENTS, type CamEvent } from '@footlight/room-widgets/cams';
import { signal } from '../../shell/sockets/emitter.ts';
import { roomEvent } from '../../shell/sockets/event-table.ts';

/** Signalling of shared cameras, for the room that is open in this tab. */
export const camSignals = signal<CamEvent>();

export const camEvents = CAM_EVENTS.map((name) =>
  roomEvent(name, (payload) => camSignals.emit({ name, payload } as CamEvent)),
);
