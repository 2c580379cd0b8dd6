import { readKey } from '@footlight/client';
import type { MediaListType, MediaSort, MediaTab } from '@footlight/contract';

/** Cache keys of media. Not in `keys.ts`, so that other pages do not load them. */
export const mediaKey = (id: string) => readKey('GET /media/get/{id}', { params: { id } });
/** `playlist`: id of the broadcaster whose media in the visitor's library are the playlist. */
export const mediaPlaylistKey = (id: string, playlist: string | null = null) =>
  readKey('GET /media/user/playlist/{id}', { params: { id }, query: playlist ? { playlist } : {} });
export const myPlaylistsKey = readKey('GET /media/user/playlist');
export const mediaTabKey = (tab: MediaTab, page: number, username: string | null) =>
  readKey('GET /media/index/{list}/{tab}', {
    params: { list: 'purchased', tab },
    query: { ...(page > 1 ? { page: String(page) } : {}), ...(username ? { username } : {}) },
  });
export const exclusiveVideosKey = (page: number) =>
  readKey('GET /exclusive-videos/list', { query: page > 1 ? { page: String(page) } : {} });
export const mediaListKey = (type: MediaListType, page: number, sort: MediaSort, tag: string | null) =>
  readKey('GET /media/list/{type}', {
    params: { type },
    query: {
      ...(page > 1 ? { page: String(page) } : {}),
      ...(sort === 'date_added' ? {} : { sort_by: sort }),
      ...(tag === null ? {} : { tag }),
    },
  });
export const userMediaKey = (username: string) =>
  readKey('GET /user/{username}/media', { params: { username } });
export const mediaBundleKey = (username: string) =>
  readKey('GET /user/{username}/media/bundle', { params: { username } });
export const topMonthKey = readKey('GET /media/top_model/month');
export const topModelsKey = (page: number) =>
  readKey('GET /media/top_model/list', { query: page > 1 ? { page: String(page) } : {} });

/** Keys to read again after a change of somebody's media: media, and the current user. */
export const concernsMedia = (key: unknown): boolean =>
  Array.isArray(key) &&
  typeof key[0] === 'string' &&
  /^GET (\/media\/|\/exclusive-videos\/|\/user\/(current|\{username\}\/media))/.test(key[0]);
