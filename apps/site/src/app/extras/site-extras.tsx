import { attributionFrom, overlayParamsFrom } from '@footlight/contract';
import { lazyComponent } from '@footlight/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../shell/api/api.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import { attributionAtom } from '../../shell/session/attribution.ts';
import { overlayParamsAtom } from '../../shell/session/overlay-params.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { statisticsConsentAtom } from './consent.ts';
import { ConsentNotice } from './consent-notice/consent-notice.tsx';
import { PreviewNotice } from './preview-notice/preview-notice.tsx';
import { useAccountLanguage } from './use-account-language.ts';

const PromoHost = lazyComponent(() => import('../../features/promos/promo-host.tsx'));

/** Stores the affiliate parameters of the URL for this tab, if the site accepts affiliates. */
const useAttribution = (isAllowed: boolean) => {
  const { search } = useLocation();
  const keep = useSetAtom(attributionAtom);
  useEffect(() => {
    const found = isAllowed ? attributionFrom(new URLSearchParams(search)) : null;
    if (found) keep(found);
  }, [isAllowed, search, keep]);
};

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
const Statistics = () => {
  const api = useApi();
  const { language } = useBoot();
  const { pathname } = useLocation();
  const [isAgreed, choose] = useAtom(statisticsConsentAtom);
  // The answer is stored in this browser, so the server never renders the question.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  useEffect(() => {
    if (!isAgreed) return;
    const body = {
      path: `${languageBase(language)}${pathname}`,
      title: document.title.slice(0, 300),
      language,
    };
    api('POST /log/page-view', { body }).catch(() => undefined);
  }, [api, isAgreed, language, pathname]);
  return isHere && isAgreed === null ? <ConsentNotice onChoose={choose} /> : null;
};

const SiteExtras = () => {
  const { pathname } = useLocation();
  const { language } = useBoot();
  const { preview, site } = useSiteConfig();
  const { custom } = site;
  useAccountLanguage(useCurrentUser().data?.settings.language ?? null);
  useOverlayParams();
  useAttribution(custom.is_allow_affiliate_id === true);
  const hasStatistics = Boolean(custom.google_analytics_4_id || custom.google_analytics_id) && !preview;
  return (
    <>
      {preview ? <PreviewNotice leaveHref={`${languageBase(language)}${pathname}?brand_preview=`} /> : null}
      {hasStatistics ? <Statistics /> : null}
      <PromoHost />
    </>
  );
};

export default SiteExtras;
