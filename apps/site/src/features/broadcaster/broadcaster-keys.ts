import { readKey } from '@footlight/client';

/** Read only while the broadcaster's own room is open. */
export const broadcasterSettingsKey = readKey('GET /video/streamer_settings');
