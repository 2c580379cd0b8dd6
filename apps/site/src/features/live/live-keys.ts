import { readKey } from '@footlight/client';

/** How the broadcaster can go live, and whether they are. */
export const liveKey = readKey('GET /live/settings');
