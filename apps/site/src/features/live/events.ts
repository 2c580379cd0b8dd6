import type { EventPayload } from '@footlight/contract/realtime';
import { signal } from '../../shell/sockets/emitter.ts';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { liveKey } from './live-keys.ts';

/** What the platform receives of the broadcaster's stream, every few seconds. */
export const ingestInfo = signal<EventPayload<'v3.stream.ingest_info'>>();

export const liveEvents = [
  lobbyEvent('v3.stream.ingest_info', (info, { mutate }) => {
    ingestInfo.emit(info);
    if (!info.is_live) void mutate(liveKey);
  }),
];
