import { readKey } from '@footlight/client';
import type { Language, LegalKey } from '@footlight/contract';
import type { CallInput } from '@footlight/contract/operations';

/** Cache keys. The server's fallback, hooks and events use the same key for the same call. */
export const siteConfigKey = readKey('GET /site_config', { query: { ssr: '1' } });
export const currentUserKey = readKey('GET /user/current');
type ListQuery = Omit<NonNullable<CallInput<'GET /browse/react{path}'>['query']>, 'language'>;
/** A browse list. `more` only has what differs from the platform's own choice. */
export const browseKey = (path: string, language: Language, more: ListQuery = {}) =>
  readKey('GET /browse/react{path}', { params: { path }, query: { language, ...more } });
/** The keys of all browse lists. */
export const isBrowseKey = (key: unknown): boolean =>
  Array.isArray(key) && key[0] === 'GET /browse/react{path}';
/** The keys of the home page in sections. */
export const isHomeKey = (key: unknown): boolean =>
  Array.isArray(key) && String(key[0]).startsWith('GET /browse/react/home/');
export const roomKey = (username: string) => readKey('GET /chat/react/{username}', { params: { username } });
export const purchaseKey = (transactionId: string) =>
  readKey('GET /billing/purchase/{transaction_id}', { params: { transaction_id: transactionId } });
export const spyPreviewKey = (username: string) =>
  readKey('GET /video/spy/{username}/preview-duration', { params: { username } });
export const tokenHistoryKey = (cursor?: string) =>
  readKey('GET /account/tokens/history', { query: cursor === undefined ? {} : { cursor } });
export const fanClubKey = (username: string) =>
  readKey('GET /user/{username}/fanclub', { params: { username } });
export const roomAppsKey = (username: string) =>
  readKey('GET /room_apps/{username}', { params: { username } });
export const legalKey = (key: LegalKey, language: Language) =>
  readKey('GET /legal/document/{key}', { params: { key }, query: { language } });
export const statementKey = readKey('GET /billing/fling_live_site');
export const supportContactKey = readKey('GET /support/contact');
export const viewHistoryKey = readKey('GET /user/history');
export const likesKey = readKey('GET /user/like');
