import { overlayParamsFrom } from '@footlight/contract';
import { PreviewNotice } from '@footlight/site-widgets';
import { lazyComponent } from '@footlight/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../shell/api/api.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import { useIsWork } from '../../shell/routes/use-is-work.ts';
import { attributionAtom } from '../../shell/session/attribution.ts';
import { consentAtom } from '../../shell/session/consent-atom.ts';
import { overlayParamsAtom } from '../../shell/session/overlay-params.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { BottomNotices } from './bottom-notices.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import { useAccountLanguage } from './use-account-language.ts';
import { useFollowedScheme } from './use-followed-scheme.ts';
import { useMissingStyles } from './use-missing-styles.ts';
import { usePopunder } from './use-popunder.ts';
import { useServiceWorker } from './use-service-worker.ts';
import { useThumbnailTest } from './use-thumbnail-test.ts';
import { useTracking } from './use-tracking.ts';

/** Whether this visit has a promo code or an advert, of an address of this tab or of its tracking data. */
const useHasPromo = (): boolean => {
  const { search } = useLocation();
  const isKept = useAtomValue(attributionAtom)?.advert_id !== undefined;
  const [isNamed, setIsNamed] = useState(false);
  useEffect(() => {
    if (/[?&](promo_code|advert_id)=/.test(search)) setIsNamed(true);
  }, [search]);
  return isNamed || isKept;
};

const PromoHost = lazyComponent(() => import('../../features/promos/promo-host.tsx'), {
  useIsShown: useHasPromo,
});
const BannerSlot = lazyComponent(() => import('../../features/promos/banner-slot.tsx'), { failure: null });

/** Keeps the guest overlay's parameters of the URL for this tab. */
const useOverlayParams = () => {
  const { search } = useLocation();
  const keep = useSetAtom(overlayParamsAtom);
  useEffect(() => {
    const found = overlayParamsFrom(new URLSearchParams(search));
    if (found) keep(found);
  }, [search, keep]);
};

/** Reports page views, only after the visitor has consented. */
const usePageViews = (hasStatistics: boolean) => {
  const api = useApi();
  const { language } = useBoot();
  const { pathname } = useLocation();
  const isAgreed = useAtomValue(consentAtom).statistics === true && hasStatistics;
  useEffect(() => {
    if (!isAgreed) return;
    const body = {
      path: `${languageBase(language)}${pathname}`,
      title: document.title.slice(0, 300),
      language,
    };
    api('POST /log/page-view', { body }).catch(() => undefined);
  }, [api, isAgreed, language, pathname]);
};

/** Loaded after the first view: drafts, consent, campaigns, banners and promotions. */
const SiteExtras = () => {
  const { pathname } = useLocation();
  const isWork = useIsWork();
  const { language } = useBoot();
  const { preview, site } = useSiteConfig();
  const { data, isLoggedIn } = useCurrentUser();
  const { custom } = site;
  useAccountLanguage(data?.settings.language ?? null);
  const statistics = Boolean(custom.google_analytics_4_id || custom.google_analytics_id) && !preview;
  useOverlayParams();
  useFollowedScheme();
  useMissingStyles();
  usePageViews(statistics);
  usePopunder();
  const hasThumbnails = useThumbnailTest();
  useServiceWorker();
  const hasCampaign = useTracking();
  const hasPopunder = Boolean(custom.popunder_url) && !site.is_whitelabel && !preview;
  return (
    <>
      <BottomNotices>
        {preview ? <PreviewNotice leaveHref={`${languageBase(language)}${pathname}?brand_preview=`} /> : null}
        <ConsentQuestion
          hasPopunder={hasPopunder}
          needed={{
            statistics,
            tracking: hasCampaign || hasPopunder,
            // Only who buys is fingerprinted.
            fingerprint: custom.fingerprint_enabled === true && isLoggedIn && !preview,
            thumbnails: hasThumbnails,
          }}
        />
      </BottomNotices>
      {isWork ? null : <BannerSlot />}
      {isWork ? null : <PromoHost />}
    </>
  );
};

export default SiteExtras;
