import { useTexts } from '@footlight/ui';

/** What a site asks for; each purpose by itself. */
export type ConsentPurpose = 'statistics' | 'tracking' | 'fingerprint' | 'thumbnails';

/** A visitor's answers; a missing one was not given yet, and counts as no. */
export type Consent = Partial<Record<ConsentPurpose, boolean>>;

/** Says what a visitor agrees to, and nothing that the site does not do. */
export const useConsentText = (hasPopunder: boolean) => {
  const { t } = useTexts('consent');
  return (purpose: ConsentPurpose): string =>
    purpose === 'tracking' && hasPopunder
      ? `${t('tracking.body')} ${t('tracking.popunder')}`
      : t(`${purpose}.body`);
};
