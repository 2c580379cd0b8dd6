import { PROTOCOL_VERSION } from '@footlight/contract';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { lobbyEvent, unhandledEvent } from '../../shell/sockets/event-table.ts';
import { showToast, toastsAtom } from '../../shell/toasts/toasts.ts';
import { ReloadOffer } from './reload-offer/reload-offer.tsx';

const NO_VERSUS = 'versus has no screens yet';

/** Events without an area: the page itself, the operator's notices, and events that the site does not show. */
export const siteEvents = [
  lobbyEvent('v3.client.version', async ({ version }, { store }) => {
    if (version === PROTOCOL_VERSION) return;
    const t = await loadTexts('news');
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
  unhandledEvent('v3.versus.invite', 'lobby', NO_VERSUS),
  unhandledEvent('v3.versus.accept', 'lobby', NO_VERSUS),
  unhandledEvent('v3.versus.reject', 'lobby', NO_VERSUS),
  unhandledEvent('v3.versus.started', 'lobby', NO_VERSUS),
  unhandledEvent('v3.versus.ended', 'lobby', NO_VERSUS),
  unhandledEvent('v3.versus-tournament.starting', 'lobby', NO_VERSUS),
  unhandledEvent('v3.versus-tournament.running', 'lobby', NO_VERSUS),
  unhandledEvent('v3.versus-tournament.room-update', 'lobby', NO_VERSUS),
];
