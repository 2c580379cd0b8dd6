import type { createStore } from 'jotai';
import { loadTexts } from '../i18n/load-texts.ts';
import { showToast } from '../toasts/toasts.ts';
import { type PushOwner, turnPushOn } from './push.ts';

interface Offer {
  /** The visitor's answer to the browser's question. */
  asked: Promise<NotificationPermission>;
  /** The broadcaster whose bell was pressed. */
  name: string;
  store: ReturnType<typeof createStore>;
}

/** Turns push messages on after the visitor has allowed them, and shows whether it worked. */
export const offerPush = async (owner: PushOwner, { asked, name, store }: Offer): Promise<void> => {
  if ((await asked) !== 'granted') return;
  const t = await loadTexts('pwa');
  try {
    await turnPushOn(owner);
    showToast(store, { appearance: 'success', content: t('push.roomOn', { name }) });
  } catch {
    showToast(store, { appearance: 'error', content: t('push.failed') });
  }
};
