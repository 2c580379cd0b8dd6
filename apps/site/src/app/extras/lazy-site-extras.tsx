import { lazyComponent } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { storageOf } from '../../shell/storage/storage.ts';

/** Parameters of a campaign, a promo code or the guest overlay. */
const VISIT = /[?&](\w*id|sitecode|prg|cmp|u[1-4]|tour_\w+|promo_code|vidstop|_disabled_join_form)=/;

/** Whether this visit shows a draft or a banner, needs consent to something, or came with parameters. */
const useHasExtras = (): boolean => {
  const { search } = useLocation();
  const { preview, site } = useSiteConfig();
  // Tracking data expires. Reads storage directly, so that first views do not load its code.
  const [isVisit, setIsVisit] = useState(false);
  useEffect(() => {
    setIsVisit(VISIT.test(search) || storageOf('local').getItem('footlight:tracking') !== null);
  }, [search]);
  const { google_analytics_4_id, google_analytics_id, fingerprint_enabled, hide_banner } = site.custom;
  const hasBanners = !(site.is_whitelabel || hide_banner);
  return Boolean(
    hasBanners || preview || isVisit || google_analytics_4_id || google_analytics_id || fingerprint_enabled,
  );
};

export const LazySiteExtras = lazyComponent(() => import('./site-extras.tsx'), {
  useIsShown: useHasExtras,
});
