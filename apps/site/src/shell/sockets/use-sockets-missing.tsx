import { Button, useTexts } from '@footlight/ui';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { showToast } from '../toasts/toasts.ts';

const NotLoaded = () => useTexts('common').t('notLoaded');

const Reload = () => {
  const { t } = useTexts('common');
  return (
    <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
      {t('reload')}
    </Button>
  );
};

/**
 * Says that the page's sockets could not be loaded, and offers a reload, once for all of them. The page still shows
 * everything that it can read. A retry would not help: from version 150 on, Chromium never asks again for a script that
 * failed to load. The function never changes.
 */
export const useSocketsMissing = (): (() => void) => {
  const store = useStore();
  return useCallback(() => {
    const offer = () =>
      showToast(store, {
        id: 'sockets-missing',
        appearance: 'error',
        content: <NotLoaded />,
        action: <Reload />,
      });
    // Without a network, a reload cannot help yet.
    if (navigator.onLine) offer();
    else window.addEventListener('online', offer, { once: true });
  }, [store]);
};
