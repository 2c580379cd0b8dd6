import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '../data/use-site-config.ts';
import { promoVisitAtom } from '../state/promos.ts';

const SiteExtras = lazy(() => import('./site-extras.tsx'));

/** Loads what only some sites and visits have: a draft's notice, the question for consent, an affiliate's parameters, promos. */
export const SiteExtrasGate = () => {
  const { search } = useLocation();
  const { preview, site } = useSiteConfig();
  const { google_analytics_4_id: newer, google_analytics_id: older, is_allow_affiliate_id } = site.custom;
  // An advert's visit goes on when its address is left.
  const visit = useAtomValue(promoVisitAtom);
  const isWanted =
    preview ||
    newer ||
    older ||
    visit ||
    /[?&](promo_code|advert_id)=/.test(search) ||
    (is_allow_affiliate_id && /[?&](id|advert_id|sitecode)=/.test(search));
  return isWanted ? (
    <Suspense fallback={null}>
      <SiteExtras />
    </Suspense>
  ) : null;
};
