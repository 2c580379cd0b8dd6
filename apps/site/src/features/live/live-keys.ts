import { readKey } from '@footlight/contract/client';

/** How the broadcaster can go live, and whether they are. */
export const liveKey = readKey('GET /live/settings');
