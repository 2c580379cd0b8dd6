import type { StaffRight } from '@footlight/contract';

/** The right that opens each page; those of one user have the right of the list. */
export const ADMIN_PAGES = {
  '/admin': 'accounts',
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

export const isAdminPath = (path: string): path is AdminPath => Object.hasOwn(ADMIN_PAGES, path);
