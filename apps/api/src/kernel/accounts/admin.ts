import { ApiError } from '../api-error.ts';
import type { UserRow } from '../db/user-row.ts';

/** Throws `forbidden` for accounts that do not administer the platform. */
export function requireAdmin({ traits }: Pick<UserRow, 'traits'>): void {
  if (traits.isAdmin !== true && traits.isSuperAdmin !== true) throw new ApiError('forbidden');
}
