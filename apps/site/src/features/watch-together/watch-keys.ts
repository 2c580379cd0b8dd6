import { readKey } from '@footlight/client';

/** The video that the caller watches together with the other person of a private show. */
export const watchKey = (username: string) =>
  readKey('GET /watch-together/{username}', { params: { username } });
