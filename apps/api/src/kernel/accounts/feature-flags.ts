import { LINKED_ACCOUNTS } from '@footlight/contract';
import type { UserRow } from '../db/user-row.ts';
import { staffRole } from './staff.ts';

type Account = Pick<UserRow, 'roles' | 'traits'>;

/** Users with rights over other people's accounts, rooms or money: no session of another account may open theirs. */
const isStaff = ({ roles, traits }: Account): boolean =>
  staffRole({ roles, traits }) !== null ||
  traits.isStudioOwner === true ||
  roles.includes('site_mod') ||
  roles.includes('model_admin');

/** Roles and feature flags of an account: the stored ones and those derived from other data. */
export const rolesAndFlags = (account: Account): string[] => [
  ...account.roles.filter((role) => role !== LINKED_ACCOUNTS),
  ...(isStaff(account) ? [] : [LINKED_ACCOUNTS]),
];
