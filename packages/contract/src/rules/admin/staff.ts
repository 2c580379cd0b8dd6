/** Roles of the staff, stored with the account. `admin` is the flag `isAdmin`. */
export const STAFF_ROLES = ['admin', 'support', 'finance'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * - `accounts`: find users, read their facts, notes and sessions, write notes, end sessions
 * - `suspend`: suspend an account or lift the suspension
 * - `remove`: erase an account
 * - `applications`: decide who becomes a broadcaster
 * - `reports`: decide reports
 * - `money`: balances, purchases, refunds, payouts, promo codes, the ledger
 * - `platform`: jobs, outbox, roles and flags of accounts, redirects, tournaments
 * - `audit`: read what the staff did
 * - `keys`: make and revoke keys for machines
 */
export const STAFF_RIGHTS = [
  'accounts',
  'suspend',
  'remove',
  'applications',
  'reports',
  'money',
  'platform',
  'audit',
  'keys',
] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

/** What each role may do. */
export const RIGHTS_OF: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  admin: STAFF_RIGHTS,
  support: ['accounts', 'suspend', 'reports'],
  finance: ['accounts', 'money'],
};

/** How a role is stored among an account's roles; administrators have a flag instead. */
export const STORED_STAFF_ROLE = { support: 'staff_support', finance: 'staff_finance' } as const;

/** The part of an account that decides about its role. */
export interface StaffPerson {
  isAdmin?: boolean | undefined;
  isSuperAdmin?: boolean | undefined;
  roles: readonly string[];
}

/** The role of an account; null for everybody who is not staff. */
export function staffRoleOf({ isAdmin, isSuperAdmin, roles }: StaffPerson): StaffRole | null {
  if (isAdmin === true || isSuperAdmin === true) return 'admin';
  if (roles.includes(STORED_STAFF_ROLE.support)) return 'support';
  return roles.includes(STORED_STAFF_ROLE.finance) ? 'finance' : null;
}

export const hasRight = (role: StaffRole | null, right: StaffRight): boolean =>
  role !== null && RIGHTS_OF[role].includes(right);

/** Nobody acts on an administrator's account, and only administrators on the accounts of other staff. */
export const mayActOn = (actor: StaffRole | null, target: StaffRole | null): boolean =>
  target === null || (target !== 'admin' && actor === 'admin');
