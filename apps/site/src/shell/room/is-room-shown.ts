import { splitLanguage } from '../i18n/language.ts';

/** Whether this tab shows the page of a room: its own socket then brings the room's lines and its status. */
export const isRoomShown = (username: string): boolean =>
  splitLanguage(globalThis.location.pathname).path === `/${username}`;
