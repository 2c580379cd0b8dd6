import { roomName } from '@footlight/contract/realtime';
import type { UserRow } from '../db/user-row.ts';
import type { Events } from '../events/outbox.ts';

/** Tells the room that the broadcaster's media have changed: an item, its price, or the bundle. */
export const publishMediaChange = ({ toRoom }: Events, { username }: Pick<UserRow, 'username'>): void =>
  toRoom(roomName(username), 'v3.chat.update_media_list', { broadcaster: username });
