import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { answerConsentAtom } from '../../shell/session/consent.ts';
import { type ConsentPurpose, consentAtom } from '../../shell/session/consent-atom.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { ConsentChoices } from './consent-choices/consent-choices.tsx';

/** The visitor's own answers, for the purposes that this site has. */
export const OwnConsent = () => {
  const consent = useAtomValue(consentAtom);
  const answer = useSetAtom(answerConsentAtom);
  const { custom, is_whitelabel } = useSiteConfig().site;
  const hasPopunder = Boolean(custom.popunder_url) && !is_whitelabel;
  // The answers are stored in this browser, so the server does not render them.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  const has: Record<ConsentPurpose, boolean> = {
    statistics: Boolean(custom.google_analytics_4_id || custom.google_analytics_id),
    tracking: custom.is_allow_affiliate_id === true || hasPopunder,
    fingerprint: custom.fingerprint_enabled === true,
    thumbnails: custom.thumbnail_test_enabled === true,
  };
  return isHere ? (
    <ConsentChoices has={has} hasPopunder={hasPopunder} consent={consent} onChange={answer} />
  ) : null;
};
