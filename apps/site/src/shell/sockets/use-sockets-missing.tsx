import { Button, useTexts } from '@footlight/ui';
import { useStore } from 'jotai';
import { showToast } from '../toasts/toasts.ts';

/**
 * Says that the page's sockets could not be loaded, and offers a reload, once for all of them. The page still shows
 * everything that it can read. A retry would not help: from version 150 on, Chromium never asks again for a script that
 * failed to load.
 */
export const useSocketsMissing = (): (() => void) => {
  const store = useStore();
  const { t } = useTexts('common');
  const offer = () =>
    showToast(store, {
      id: 'sockets-missing',
      appearance: 'error',
      content: t('notLoaded'),
      action: (
        <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      ),
    });
  return () => {
    // Without a network, a reload cannot help yet.
    if (navigator.onLine) offer();
    else window.addEventListener('online', offer, { once: true });
  };
};
