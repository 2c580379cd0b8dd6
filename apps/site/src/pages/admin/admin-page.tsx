import { lazyComponent, Skeleton } from '@footlight/ui';
import { useLocation } from 'react-router';
import { useStaff } from '../../features/admin/use-staff.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { ADMIN_PAGES, adminPathOf } from './admin-paths.ts';

// The heading and the first blocks of a page.
const waiting = (
  <div className="flex max-w-6xl flex-col gap-6 px-4 py-6 desktop:p-8">
    <Skeleton className="h-9 w-56" />
    <Skeleton className="h-28 rounded-lg" />
    <Skeleton className="h-72 rounded-lg" />
  </div>
);
const Office = lazyComponent(() => import('./office.tsx'), { pending: () => waiting });

/** `/admin…`. Visitors without the right to a page get "not found". */
export const AdminPage = () => {
  const { pathname } = useLocation();
  const staff = useStaff();
  const path = adminPathOf(pathname);
  if (!staff.isKnown) return waiting;
  if (!path || !staff.may(ADMIN_PAGES[path])) return <NotFoundPage />;
  return <Office path={path} staff={staff} />;
};
