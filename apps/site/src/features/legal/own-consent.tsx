import { useAtomValue, useSetAtom } from 'jotai';
import { answerConsentAtom } from '../../shell/session/consent.ts';
import { type ConsentPurpose, consentAtom } from '../../shell/session/consent-atom.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { ConsentChoices } from './consent-choices/consent-choices.tsx';

/** The visitor's own answers, for the purposes that this site has. */
export const OwnConsent = () => {
  const consent = useAtomValue(consentAtom);
  const answer = useSetAtom(answerConsentAtom);
  const { custom } = useSiteConfig().site;
  const has: Record<ConsentPurpose, boolean> = {
    statistics: Boolean(custom.google_analytics_4_id || custom.google_analytics_id),
    tracking: custom.is_allow_affiliate_id === true || Boolean(custom.popunder_url),
    fingerprint: custom.fingerprint_enabled === true,
  };
  return <ConsentChoices has={has} consent={consent} onChange={answer} />;
};
