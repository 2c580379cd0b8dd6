import { readKey } from '@footlight/contract/client';

/** Cache keys of memberships and what is pending; beside `keys.ts`, so that no page loads them without need. */
export const membershipKey = readKey('GET /billing/membership');
export const pendingKey = readKey('GET /tokens/pending');
