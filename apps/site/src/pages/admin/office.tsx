import { useTexts } from '@footlight/ui';
import { useLocation } from 'react-router';
import type { Staff } from '../../features/admin/use-staff.ts';
import { ContentFrame } from '../../features/content/content-frame/content-frame.tsx';
import { ADMIN_PAGES, type AdminPath } from './admin-paths.ts';
import { ApplicationsPage } from './applications-page.tsx';
import { AuditPage } from './audit-page.tsx';
import { JobsPage } from './jobs-page.tsx';
import { KeysPage } from './keys-page.tsx';
import { MoneyPage } from './money-page.tsx';
import { PayoutsPage } from './payouts-page.tsx';
import { ReportsPage } from './reports-page.tsx';
import { SitesPage } from './sites-page.tsx';
import { UserPage } from './user-page.tsx';
import { UsersPage } from './users-page.tsx';

const USERS = '/admin/users/';
const NAMES = {
  '/admin': 'users',
  '/admin/applications': 'applications',
  '/admin/reports': 'reports',
  '/admin/sites': 'sites',
  '/admin/money': 'money',
  '/admin/payouts': 'payouts',
  '/admin/jobs': 'jobs',
  '/admin/audit': 'audit',
  '/admin/keys': 'keys',
} as const;
const PAGES = {
  '/admin': UsersPage,
  '/admin/applications': ApplicationsPage,
  '/admin/reports': ReportsPage,
  '/admin/sites': SitesPage,
  '/admin/money': MoneyPage,
  '/admin/payouts': PayoutsPage,
  '/admin/jobs': JobsPage,
  '/admin/audit': AuditPage,
  '/admin/keys': KeysPage,
} as const;

/** The page of the back office at an address, with links to the others that the role may open. */
const Office = ({ path, staff }: { path: AdminPath; staff: Staff }) => {
  const { t } = useTexts('admin');
  const { pathname } = useLocation();
  const username = pathname.startsWith(USERS) ? decodeURIComponent(pathname.slice(USERS.length)) : null;
  const Page = PAGES[path];
  const paths = (Object.keys(ADMIN_PAGES) as AdminPath[]).filter((one) => staff.may(ADMIN_PAGES[one]));
  return (
    <ContentFrame
      name="admin"
      title={username ?? t(NAMES[path])}
      sections={{
        label: t('title'),
        items: paths.map((href) => ({ href, label: t(NAMES[href]), current: href === path })),
      }}
      errorMessage={null}
      onRetry={() => undefined}
    >
      {username === null ? <Page /> : <UserPage key={username} username={username} staff={staff} />}
    </ContentFrame>
  );
};
export default Office;
