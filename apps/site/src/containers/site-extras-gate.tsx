import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '../data/use-site-config.ts';

const SiteExtras = lazy(() => import('./site-extras.tsx'));

/** Loads what only some sites and visits have: a draft's notice, the question for consent, an affiliate's parameters, promos. */
export const SiteExtrasGate = () => {
  const { search } = useLocation();
  const { preview, site } = useSiteConfig();
  const { google_analytics_4_id: newer, google_analytics_id: older, is_allow_affiliate_id } = site.custom;
  // An advert's visit goes on when its address is left. Read by hand, so that no first view loads what keeps it.
  const [isVisit, setIsVisit] = useState(false);
  useEffect(() => {
    try {
      setIsVisit(/advert_id=|promo_code=/.test(search) || 'footlight:promo-visit' in sessionStorage);
    } catch {
      // Storage is refused here: the visit ends with its address.
    }
  }, [search]);
  const isWanted =
    preview ||
    newer ||
    older ||
    isVisit ||
    (is_allow_affiliate_id && /[?&](id|advert_id|sitecode)=/.test(search));
  return isWanted ? (
    <Suspense fallback={null}>
      <SiteExtras />
    </Suspense>
  ) : null;
};
