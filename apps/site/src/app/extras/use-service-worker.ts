import { offersApp, type SiteConfig } from '@footlight/contract';
import { useEffect } from 'react';
import { whenIdle } from '../../shell/boot/when-idle.ts';

/** Registers the service worker when the page is idle, unless the brand has turned it off or the page shows a draft. */
export const useServiceWorker = ({ site, preview }: Pick<SiteConfig, 'site' | 'preview'>): void => {
  const isOffered = offersApp(site) && !preview;
  useEffect(() => {
    // Browsers have none without a secure connection.
    if (!isOffered || !('serviceWorker' in navigator)) return;
    return whenIdle(() => {
      import('../../shell/app/register-worker.ts')
        .then(({ registerWorker }) => registerWorker())
        // Private windows refuse it. The site works without.
        .catch(() => undefined);
    });
  }, [isOffered]);
};
