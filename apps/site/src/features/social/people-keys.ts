import { readKey } from '@footlight/client';

/** Cache keys of friends and messages, apart from `keys.ts` so that other pages do not load them. */
export const friendsKey = readKey('GET /user/friends');
export const conversationsKey = readKey('GET /messages');
export const messagesKey = (username: string) =>
  readKey('GET /messages/{username}', { params: { username } });
export const noteKey = (username: string) => readKey('GET /user/{username}/notes', { params: { username } });
