import { SITE_HOME_LAYOUTS } from '@footlight/contract';
import { lazyComponent, useTexts } from '@footlight/ui';
import { useLocation } from 'react-router';
import { listPageOf } from '../../features/browse/list-page.ts';
import { useBrowse } from '../../features/browse/use-browse.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { BrowsePage } from './browse-page.tsx';

const HomeFront = lazyComponent(() => import('../../features/home/home-front-rooms.tsx'), { onServer: true });
/** Lazy, because only logged-in users choose a layout. */
const HomeControl = lazyComponent(() => import('../../features/home/home-control.tsx'));
const HomeSections = lazyComponent(() => import('../../features/home/home-layout-sections.tsx'));

/** Rooms that the front may feature: some of the first ones may be in a show. */
const FEATURED_FROM = 12;

/** `/`: what the site leads with, or the layout that the user chose (spec 2 §2), and the list of all live rooms. */
export const HomePage = () => {
  const { pathname, search } = useLocation();
  const { t } = useTexts('home');
  const { site } = useSiteConfig();
  const visitor = useCurrentUser();
  const { data } = useBrowse(pathname);
  const ofSite = site.custom.home_layout ?? SITE_HOME_LAYOUTS[0];
  const own = visitor.isLoggedIn ? visitor.data?.settings.home_layout : undefined;
  const chosen = own ?? (ofSite === 'grid' ? 'classic' : 'featured');
  // A page of the list is the list, whatever the layout of the home page is.
  const layout = listPageOf(new URLSearchParams(search)) > 1 ? 'classic' : chosen;
  const isOfSubjects = layout === 'section' || layout === 'custom';
  return (
    <BrowsePage
      aside={visitor.isLoggedIn ? <HomeControl layout={chosen} /> : null}
      front={
        layout === 'featured'
          ? {
              content: (
                <HomeFront
                  rooms={data?.userList.slice(0, FEATURED_FROM) ?? []}
                  hasFeatured={own === 'featured' || ofSite === 'featured'}
                />
              ),
              listTitle: t('front.all'),
            }
          : null
      }
      instead={isOfSubjects ? <HomeSections layout={layout} /> : null}
    />
  );
};
