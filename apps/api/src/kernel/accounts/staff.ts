import {
  hasRight,
  STORED_STAFF_ROLE,
  type StaffRight,
  type StaffRole,
  staffRoleOf,
} from '@footlight/contract';
import { ApiError } from '../api-error.ts';
import type { UserRow } from '../db/user-row.ts';

type Person = Pick<UserRow, 'roles' | 'traits'>;

/** The account's role among the staff; null for everybody else. */
export const staffRole = ({ roles, traits }: Person): StaffRole | null =>
  staffRoleOf({ isAdmin: traits.isAdmin, isSuperAdmin: traits.isSuperAdmin, roles });

const STORED: readonly string[] = Object.values(STORED_STAFF_ROLE);

/** The roles that others may see: who is on the staff is nobody's business. */
export const publicRoles = (roles: readonly string[]): string[] =>
  roles.filter((role) => !STORED.includes(role));

/** Whether the account's role has the right. */
export const mayAs = (person: Person, right: StaffRight): boolean => hasRight(staffRole(person), right);

/** Throws `forbidden` for accounts without this right. Operations with a `staff` right are checked before their handler. */
export function requireRight(person: Person | null, right: StaffRight): void {
  if (!person || !mayAs(person, right)) throw new ApiError('forbidden');
}
