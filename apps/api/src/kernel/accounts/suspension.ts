import type { UserRow } from '../db/user-row.ts';

/** Whether an account is suspended at this time (ms). A suspended account only reads its own state and logs out. */
export const isSuspended = ({ suspendedUntil }: Pick<UserRow, 'suspendedUntil'>, now: number): boolean =>
  suspendedUntil !== null && suspendedUntil.getTime() > now;
