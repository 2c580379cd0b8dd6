import { PROTOCOL_VERSION } from '@footlight/contract';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { showToast, toastsAtom } from '../../shell/toasts/toasts.ts';
import { ReloadOffer } from './reload-offer/reload-offer.tsx';

/** Events without an area: the page itself, and the operator's notices. */
export const siteEvents = [
  lobbyEvent('v3.client.version', async ({ version }, { store }) => {
    if (version === PROTOCOL_VERSION) return;
    const t = await loadTexts('notices');
    showToast(store, {
      id: 'client-version',
      appearance: 'info',
      title: t('version'),
      content: <ReloadOffer onReload={() => globalThis.location.reload()} />,
      autoDismiss: false,
    });
  }),
  lobbyEvent('v3.flash_notification.add', ({ notification_id, message, title, appearance }, { store }) =>
    showToast(store, {
      id: `flash-${notification_id}`,
      appearance,
      content: message,
      ...(title ? { title } : {}),
      autoDismiss: false,
    }),
  ),
  lobbyEvent('v3.flash_notification.remove', ({ notification_id }, { store }) =>
    store.set(toastsAtom, (shown) => shown.filter(({ id }) => id !== `flash-${notification_id}`)),
  ),
];
