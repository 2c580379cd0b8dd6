import { LINKED_ACCOUNTS } from '@footlight/contract';
import type { UserRow } from '../db/user-row.ts';

type Account = Pick<UserRow, 'roles' | 'traits'>;

/** Whoever can change sites, money or other accounts: one session of such an account must not open from another one. */
const isStaff = ({ roles, traits }: Account): boolean =>
  traits.isAdmin === true ||
  traits.isSuperAdmin === true ||
  traits.isStudioOwner === true ||
  roles.includes('site_mod') ||
  roles.includes('model_admin');

/** Roles and feature flags of an account: what is stored, and what follows from the rest of it. */
export const rolesAndFlags = (account: Account): string[] => [
  ...account.roles.filter((role) => role !== LINKED_ACCOUNTS),
  ...(isStaff(account) ? [] : [LINKED_ACCOUNTS]),
];
