import type { StaffRight } from './staff.ts';

/**
 * What a key for machines may read: the calls of the back office that need this right and change nothing. `accounts`,
 * `reports` and `applications` are left out, because they show people.
 */
export const KEY_SCOPES = ['money', 'platform', 'audit'] as const satisfies readonly StaffRight[];
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Keys of a platform. */
export const MAX_KEYS = 50;
/** Characters of the name of a key. */
export const MAX_KEY_NAME = 60;

/** The scope that opens an operation for keys; null if none does. */
export const keyScopeOf = (route: string, staff: StaffRight | undefined): KeyScope | null =>
  route.startsWith('GET ') ? (KEY_SCOPES.find((scope) => scope === staff) ?? null) : null;
