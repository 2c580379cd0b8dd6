import type { createStore } from 'jotai';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { showToast } from '../../shell/toasts/toasts.ts';

/** Shows a toast after sign-up: free tokens are held until the email is confirmed (spec 1 §8). */
export const notifyHeldTokens = async (store: ReturnType<typeof createStore>): Promise<void> => {
  const t = await loadTexts('promos');
  showToast(store, {
    id: 'free-tokens',
    appearance: 'info',
    title: t('free.title'),
    content: t('free.verify'),
  });
};
