import { readKey } from '@footlight/client';

/** Cache keys of memberships and pending items. Not in `keys.ts`, so that other pages do not load them. */
export const membershipKey = readKey('GET /billing/membership');
export const pendingKey = readKey('GET /tokens/pending', { query: { ssr: '1' } });
