import { lazyComponent } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { storageOf } from '../../shell/storage/storage.ts';

/**
 * Whether this visit shows a draft, needs consent to statistics, came with affiliate parameters or a promo code, or is
 * of somebody whose account keeps a language.
 */
const useHasExtras = (): boolean => {
  const { search } = useLocation();
  const { preview, site } = useSiteConfig();
  const language = useCurrentUser().data?.settings.language;
  // A visit from an advert lasts beyond its URL. Reads storage directly, so that first views do not load the promo
  // code.
  const [isVisit, setIsVisit] = useState(false);
  useEffect(() => {
    setIsVisit(
      /[?&](id|advert_id|sitecode|promo_code|vidstop|_disabled_join_form)=/.test(search) ||
        storageOf('session').getItem('footlight:promo-visit') !== null,
    );
  }, [search]);
  const { google_analytics_4_id, google_analytics_id } = site.custom;
  return Boolean(preview || isVisit || language || google_analytics_4_id || google_analytics_id);
};

export const LazySiteExtras = lazyComponent(() => import('./site-extras.tsx'), {
  useIsShown: useHasExtras,
});
