import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { showToast } from '../../shell/toasts/toasts.ts';
import { concernsOrders, openRatingsKey } from './order-keys.ts';

/** Texts of changed custom orders. `order` is the viewer's own action and needs none. */
const TEXTS = {
  order_waiting: 'orderWaiting',
  order_accepted: 'orderAccepted',
  order_returned: 'orderReturned',
} as const;

export const orderEvents = [
  lobbyEvent('v3.token.update', async ({ type }, { store, mutate }) => {
    if (!type?.startsWith('order')) return;
    void mutate(concernsOrders);
    const key = TEXTS[type as keyof typeof TEXTS];
    if (!key) return;
    const t = await loadTexts('notices');
    showToast(store, { appearance: 'info', content: t(key) });
  }),
  // A picture to be rated was uploaded, perhaps in another tab.
  lobbyEvent('v3.media.encoded', (_picture, { mutate }) => void mutate(openRatingsKey)),
];
