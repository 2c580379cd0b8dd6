import { lazyComponent, Skeleton } from '@footlight/ui';
import { useLocation } from 'react-router';
import { useStaff } from '../../features/admin/use-staff.ts';
import { NotFoundPage } from '../../shell/errors/not-found-page.tsx';
import { ADMIN_PAGES, isAdminPath } from './admin-paths.ts';

const waiting = <Skeleton className="mx-auto h-[70dvh] w-full max-w-(--breakpoint-max)" />;
const Office = lazyComponent(() => import('./office.tsx'), { pending: () => waiting });

/** `/admin…`. Whoever has no right to a page sees that it does not exist. */
export const AdminPage = () => {
  const { pathname } = useLocation();
  const staff = useStaff();
  const path = pathname.startsWith('/admin/users/') ? '/admin' : pathname;
  if (!staff.isKnown) return waiting;
  if (!isAdminPath(path) || !staff.may(ADMIN_PAGES[path])) return <NotFoundPage />;
  return <Office path={path} staff={staff} />;
};
