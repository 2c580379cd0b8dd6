import { ConsentChoices, type ConsentPurpose, useConsentText } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { answerConsentAtom } from '../../shell/session/consent.ts';
import { CONSENT_PURPOSES, consentAtom } from '../../shell/session/consent-atom.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

const Choices = () => {
  const { t } = useTexts('consent');
  const consent = useAtomValue(consentAtom);
  const answer = useSetAtom(answerConsentAtom);
  const { custom, is_whitelabel } = useSiteConfig().site;
  const hasPopunder = Boolean(custom.popunder_url) && !is_whitelabel;
  const bodyOf = useConsentText(hasPopunder);
  const has: Record<ConsentPurpose, boolean> = {
    statistics: Boolean(custom.google_analytics_4_id || custom.google_analytics_id),
    tracking: custom.is_allow_affiliate_id === true || hasPopunder,
    fingerprint: custom.fingerprint_enabled === true,
    thumbnails: custom.thumbnail_test_enabled === true,
  };
  const choices = CONSENT_PURPOSES.filter((purpose) => has[purpose]).map((purpose) => ({
    key: purpose,
    title: t(`${purpose}.title`),
    body: bodyOf(purpose),
    // No answer counts as no.
    granted: consent[purpose] === true,
  }));
  return <ConsentChoices choices={choices} onChoiceChange={(key, granted) => answer({ [key]: granted })} />;
};

/** The visitor's own answers, for the purposes that this site has. */
export const OwnConsent = () => {
  // The answers are stored in this browser, so the server does not render them.
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  return isHere ? <Choices /> : null;
};
