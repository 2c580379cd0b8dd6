import { attributionFrom } from '@footlight/contract';
import { useAtom, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../app/boot.ts';
import { useApi } from '../data/api.ts';
import { useSiteConfig } from '../data/use-site-config.ts';
import { languageBase } from '../i18n/language.ts';
import { ConsentNotice } from '../screens/consent-notice/consent-notice.tsx';
import { PreviewNotice } from '../screens/preview-notice/preview-notice.tsx';
import { attributionAtom } from '../state/attribution.ts';
import { statisticsConsentAtom } from '../state/consent.ts';

const PromoHost = lazy(() => import('./promo-host.tsx'));

/** Keeps the affiliate of the address for this tab, where the site takes affiliates. */
const useAttribution = (isAllowed: boolean) => {
  const { search } = useLocation();
  const keep = useSetAtom(attributionAtom);
  useEffect(() => {
    const found = isAllowed ? attributionFrom(new URLSearchParams(search)) : null;
    if (found) keep(found);
  }, [isAllowed, search, keep]);
};

/** Counts pages, after the visitor has agreed and not before. */
const Statistics = () => {
  const api = useApi();
  const { language } = useBoot();
  const { pathname } = useLocation();
  const [isAgreed, choose] = useAtom(statisticsConsentAtom);
  // The answer is in this browser: the server's page asks nobody.
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
  useAttribution(custom.is_allow_affiliate_id === true);
  const hasStatistics = Boolean(custom.google_analytics_4_id || custom.google_analytics_id) && !preview;
  return (
    <>
      {preview ? <PreviewNotice leaveHref={`${languageBase(language)}${pathname}?brand_preview=`} /> : null}
      {hasStatistics ? <Statistics /> : null}
      <Suspense fallback={null}>
        <PromoHost />
      </Suspense>
    </>
  );
};

export default SiteExtras;
