import { lazyComponent, SideNavGroup, Skeleton, useTexts, WorkFrame } from '@footlight/ui';
import { Palette } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { useStaff } from '../../features/admin/use-staff.ts';
import { useOperatorSites } from '../../features/brand/use-operator-site.ts';
import { useCameraEnd, useHeldCamera } from '../../features/live/held-camera.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { HeaderAccount } from '../header/header-account.tsx';
import { HeaderLogo } from '../header/header-logo.tsx';
import { LazyAgeNotice } from '../lazy-age-notice.tsx';
import { StudioLinks } from './studio-links.tsx';

const BRAND = '/studio/brand';
// With the texts of the back office, which only its staff loads.
const OfficeLinks = lazyComponent(() => import('./office-links.tsx'));
// Only broadcasters who have opened their camera.
const HeldLive = lazyComponent(() => import('../../features/live/held-live.tsx'), {
  useIsShown: () => useHeldCamera() !== null,
  failure: null,
});

/** The groups of links that this visitor has; one page alone needs none. */
const useWorkNav = () => {
  const { t } = useTexts('member');
  const { pathname } = useLocation();
  const { data, isLoggedIn } = useCurrentUser();
  const { role } = useStaff();
  const isBroadcaster = isLoggedIn && data?.user.type === 'model';
  const hasPages = isBroadcaster || role !== null;
  const sites = useOperatorSites(hasPages);
  // Most who open Brand Studio have no other page: their editor would jump.
  if (!data) return pathname === BRAND ? null : undefined;
  if (!hasPages) return null;
  const brand = t('brandStudio');
  return (
    <>
      {isBroadcaster ? <StudioLinks /> : null}
      {role ? <OfficeLinks /> : null}
      {sites.data && sites.data.sites.length > 0 ? (
        <SideNavGroup
          label={brand}
          items={[
            { href: BRAND, label: brand, icon: <Palette aria-hidden="true" />, current: pathname === BRAND },
          ]}
        />
      ) : null}
    </>
  );
};

/** The frame of studio, Brand Studio and back office, with links to what the visitor may open. A camera lives in it. */
export const WorkShell = () => {
  useCameraEnd();
  const { t } = useTexts('navigation');
  const { data, isLoggedIn } = useCurrentUser();
  // These pages send guests to log in. Links to that would leave the way back no room on a phone.
  const account = isLoggedIn ? <HeaderAccount /> : null;
  return (
    <WorkFrame
      back={{ href: '/', label: t('work.back') }}
      logo={<HeaderLogo />}
      account={data ? account : <Skeleton className="size-10 rounded-full" />}
      nav={useWorkNav()}
      notice={<LazyAgeNotice />}
    >
      <HeldLive />
      <Outlet />
    </WorkFrame>
  );
};
