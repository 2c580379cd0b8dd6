import type { StaffRight } from '@footlight/contract';

/** The right that opens each page; those of one user have the right of the list. All staff have that of the overview. */
export const ADMIN_PAGES = {
  '/admin': 'accounts',
  '/admin/users': 'accounts',
  '/admin/applications': 'applications',
  '/admin/reports': 'reports',
  '/admin/sites': 'platform',
  '/admin/money': 'money',
  '/admin/payouts': 'money',
  '/admin/jobs': 'platform',
  '/admin/audit': 'audit',
  '/admin/keys': 'keys',
} as const satisfies Record<string, StaffRight>;
export type AdminPath = keyof typeof ADMIN_PAGES;

const isAdminPath = (path: string): path is AdminPath => Object.hasOwn(ADMIN_PAGES, path);

/** The names of the pages, as keys of their texts. */
export const PAGE_NAMES = {
  '/admin': 'overview',
  '/admin/users': 'users',
  '/admin/applications': 'applications',
  '/admin/reports': 'reports',
  '/admin/sites': 'sites',
  '/admin/money': 'money',
  '/admin/payouts': 'payouts',
  '/admin/jobs': 'jobs',
  '/admin/audit': 'audit',
  '/admin/keys': 'keys',
} as const satisfies Record<AdminPath, string>;

/** The page of an address: a user belongs to the list of users. Null for addresses that do not exist. */
export const adminPathOf = (pathname: string): AdminPath | null => {
  const path = pathname.startsWith('/admin/users/') ? '/admin/users' : pathname;
  return isAdminPath(path) ? path : null;
};
