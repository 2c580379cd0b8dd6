import { readKey } from '@footlight/contract/client';

/** Cache keys of what is between people; beside `keys.ts`, so that no page loads them without need. */
export const friendsKey = readKey('GET /user/friends');
export const conversationsKey = readKey('GET /messages');
export const messagesKey = (username: string) =>
  readKey('GET /messages/{username}', { params: { username } });
export const noteKey = (username: string) => readKey('GET /user/{username}/notes', { params: { username } });
