import { SideNavGroup, useTexts } from '@footlight/ui';
import {
  Banknote,
  Coins,
  Flag,
  Globe,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  ScrollText,
  UserPlus,
  Users,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { useStaff } from '../../features/admin/use-staff.ts';
import { ADMIN_PAGES, type AdminPath, adminPathOf, PAGE_NAMES } from '../../pages/admin/admin-paths.ts';

const ICONS: Record<AdminPath, LucideIcon> = {
  '/admin': LayoutDashboard,
  '/admin/users': Users,
  '/admin/applications': UserPlus,
  '/admin/reports': Flag,
  '/admin/sites': Globe,
  '/admin/money': Coins,
  '/admin/payouts': Banknote,
  '/admin/jobs': ListChecks,
  '/admin/audit': ScrollText,
  '/admin/keys': KeyRound,
};

/** The pages of the back office that the role may open. */
const OfficeLinks = () => {
  const { t } = useTexts('admin');
  const { pathname } = useLocation();
  const { may } = useStaff();
  const current = adminPathOf(pathname);
  const paths = (Object.keys(ADMIN_PAGES) as AdminPath[]).filter((path) => may(ADMIN_PAGES[path]));
  return (
    <SideNavGroup
      label={t('title')}
      showLabel
      items={paths.map((href) => {
        const Icon = ICONS[href];
        return {
          href,
          label: t(PAGE_NAMES[href]),
          icon: <Icon aria-hidden="true" />,
          current: href === current,
        };
      })}
    />
  );
};
export default OfficeLinks;
