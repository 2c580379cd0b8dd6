import type { createStore } from 'jotai';
import { getI18n } from 'react-i18next';
import { showToast } from '../state/toasts.ts';
import { loadPromoTexts } from './with-promo-texts.tsx';

/** Says after the sign-up that free tokens wait for the confirmation of the email (spec 1 §8). */
export const tellHeldTokens = async (store: ReturnType<typeof createStore>): Promise<void> => {
  const i18n = getI18n();
  await loadPromoTexts(i18n);
  const t = i18n.getFixedT(i18n.language, 'promos');
  showToast(store, {
    id: 'free-tokens',
    appearance: 'info',
    title: t('free.title'),
    content: t('free.verify'),
  });
};
