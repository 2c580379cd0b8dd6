import type { StaffRight } from '@footlight/contract';
import { lazyComponent, Skeleton } from '@footlight/ui';
import { useLocation } from 'react-router';
import { useStaff } from '../../features/admin/use-staff.ts';
import { NotFoundPage } from '../../shell/errors/not-found-page.tsx';

const waiting = <Skeleton className="mx-auto h-[70dvh] w-full max-w-(--breakpoint-max)" />;
const Office = lazyComponent(() => import('./office.tsx'), { pending: () => waiting });

/** The right that opens each page; those of one user have the right of the list. */
export const ADMIN_PAGES = {
  '/admin': 'accounts',
  '/admin/applications': 'applications',
  '/admin/reports': 'reports',
  '/admin/money': 'money',
  '/admin/jobs': 'platform',
  '/admin/audit': 'audit',
} as const satisfies Record<string, StaffRight>;
export type AdminPath = keyof typeof ADMIN_PAGES;

const isAdminPath = (path: string): path is AdminPath => Object.hasOwn(ADMIN_PAGES, path);

/** `/admin…`. Whoever has no right to a page sees that it does not exist. */
export const AdminPage = () => {
  const { pathname } = useLocation();
  const staff = useStaff();
  const path = pathname.startsWith('/admin/users/') ? '/admin' : pathname;
  if (!staff.isKnown) return waiting;
  if (!isAdminPath(path) || !staff.may(ADMIN_PAGES[path])) return <NotFoundPage />;
  return <Office path={path} staff={staff} />;
};
