import { readKey } from '@footlight/contract/client';

/** The contest of a room. */
export const versusKey = (username: string) => readKey('GET /versus/{username}', { params: { username } });
/** The broadcaster's own invitations. */
export const ownVersusKey = readKey('GET /versus');
