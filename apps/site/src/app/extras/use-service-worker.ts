import { offersApp } from '@footlight/contract';
import { useEffect } from 'react';
import { whenIdle } from '../../shell/boot/when-idle.ts';
import { readPushRecord } from '../../shell/push/push-record.ts';
import { usePushOwner } from '../../shell/push/use-push-owner.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

/** Registers the service worker when the page is idle, unless the brand has turned it off or the page shows a draft. */
const useWorker = () => {
  const { site, preview } = useSiteConfig();
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

/** Renews this browser's push subscription, or ends it, once the page knows who is logged in. */
const usePushRenewal = () => {
  const owner = usePushOwner();
  const isKnown = useCurrentUser().data !== undefined;
  const userId = owner?.userId ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each user, not for each render
  useEffect(() => {
    if (!isKnown || readPushRecord() === null || !('serviceWorker' in navigator)) return;
    return whenIdle(() => {
      import('../../shell/push/push.ts')
        .then(({ renewPush }) => renewPush(owner))
        // The next page tries again.
        .catch(() => undefined);
    });
  }, [isKnown, userId]);
};

/** The site as an app: its service worker and push messages. */
export const useServiceWorker = (): void => {
  useWorker();
  usePushRenewal();
};
