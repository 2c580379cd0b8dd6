import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '../data/use-site-config.ts';

const SiteExtras = lazy(() => import('./site-extras.tsx'));

/** Loads what only some sites and visits have: a draft's notice, the question for consent, an affiliate's parameters, promos. */
export const SiteExtrasGate = () => {
  const { search } = useLocation();
  const { preview, site } = useSiteConfig();
  // An advert's visit goes on when its address is left. Read by hand, so that no first view loads what keeps it.
  const [isVisit, setIsVisit] = useState(false);
  useEffect(() => {
    try {
      setIsVisit(
        /[?&](id|advert_id|sitecode|promo_code)=/.test(search) || !!sessionStorage['footlight:promo-visit'],
      );
    } catch {
      // Storage is refused here: the visit ends with its address.
    }
  }, [search]);
  return preview || isVisit || site.custom.google_analytics_4_id || site.custom.google_analytics_id ? (
    <Suspense fallback={null}>
      <SiteExtras />
    </Suspense>
  ) : null;
};
