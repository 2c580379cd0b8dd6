import { useTexts } from '@footlight/ui';
import type { ConsentPurpose } from './consent-atom.ts';

/** Says what a visitor agrees to, and nothing that the site does not do. */
export const useConsentText = (hasPopunder: boolean) => {
  const { t } = useTexts('brand');
  return (purpose: ConsentPurpose): string =>
    purpose === 'tracking' && hasPopunder
      ? `${t('consent.tracking.body')} ${t('consent.tracking.popunder')}`
      : t(`consent.${purpose}.body`);
};
