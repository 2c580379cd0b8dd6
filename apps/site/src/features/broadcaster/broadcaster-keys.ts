import { readKey } from '@footlight/contract/client';

/** Read only while the broadcaster's own room is open. */
export const broadcasterSettingsKey = readKey('GET /video/streamer_settings');
