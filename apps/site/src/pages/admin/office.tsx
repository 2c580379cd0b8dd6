import { ContentFrame } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useLocation } from 'react-router';
import type { Staff } from '../../features/admin/use-staff.ts';
import { type AdminPath, PAGE_NAMES } from './admin-paths.ts';
import { ApplicationsPage } from './applications-page.tsx';
import { AuditPage } from './audit-page.tsx';
import { JobsPage } from './jobs-page.tsx';
import { KeysPage } from './keys-page.tsx';
import { MoneyPage } from './money-page.tsx';
import { OverviewPage } from './overview-page.tsx';
import { PayoutsPage } from './payouts-page.tsx';
import { ReportsPage } from './reports-page.tsx';
import { SitesPage } from './sites-page.tsx';
import { useOfficeCommands } from './use-office-commands.tsx';
import { UserPage } from './user-page.tsx';
import { UsersPage } from './users-page.tsx';

const USERS = '/admin/users/';
const PAGES = {
  '/admin': OverviewPage,
  '/admin/users': UsersPage,
  '/admin/applications': ApplicationsPage,
  '/admin/reports': ReportsPage,
  '/admin/sites': SitesPage,
  '/admin/money': MoneyPage,
  '/admin/payouts': PayoutsPage,
  '/admin/jobs': JobsPage,
  '/admin/audit': AuditPage,
  '/admin/keys': KeysPage,
} as const;

/** The page of the back office at an address. */
const Office = ({ path, staff }: { path: AdminPath; staff: Staff }) => {
  const { t } = useTexts('admin');
  const { pathname } = useLocation();
  const username = pathname.startsWith(USERS) ? decodeURIComponent(pathname.slice(USERS.length)) : null;
  const Page = PAGES[path];
  const commands = useOfficeCommands(staff);
  return (
    <ContentFrame
      name="admin"
      title={username ?? t(PAGE_NAMES[path])}
      actions={commands.button}
      work
      wide
      error={null}
      onRetry={() => undefined}
    >
      {username === null ? <Page /> : <UserPage key={username} username={username} staff={staff} />}
      {commands.dialog}
    </ContentFrame>
  );
};
export default Office;
