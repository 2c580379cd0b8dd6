import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '../data/use-site-config.ts';

const SiteExtras = lazy(() => import('./site-extras.tsx'));

/** Loads what only some sites and visits have: a draft's notice, the question for consent, an affiliate's parameters. */
export const SiteExtrasGate = () => {
  const { search } = useLocation();
  const { preview, site } = useSiteConfig();
  const { google_analytics_4_id: newer, google_analytics_id: older, is_allow_affiliate_id } = site.custom;
  const isWanted =
    preview || newer || older || (is_allow_affiliate_id && /[?&](id|advert_id|sitecode)=/.test(search));
  return isWanted ? (
    <Suspense fallback={null}>
      <SiteExtras />
    </Suspense>
  ) : null;
};
