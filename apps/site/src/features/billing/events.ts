import { currentUserKey, purchaseKey } from '../../shell/api/keys.ts';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { showToast } from '../../shell/toasts/toasts.ts';

export const billingEvents = [
  lobbyEvent('v3.payment.update', ({ transaction_id }, { mutate }) => {
    void mutate(purchaseKey(transaction_id));
    // With the last payment, which is announced if the visitor did not wait for it.
    void mutate(currentUserKey);
  }),
  /** The tab of the purchase shows the same toast; the id keeps it to one. */
  lobbyEvent('v3.epoch_oneclick_error', async (_, { store }) => {
    const t = await loadTexts('notices');
    showToast(store, { id: 'one-click', appearance: 'error', content: t('oneClick') });
  }),
  lobbyEvent('v3.token.update', async ({ type, token_change }, { store }) => {
    if (type !== 'payout') return;
    const t = await loadTexts('notices');
    showToast(store, { appearance: 'info', content: t('payout', { tokens: Math.abs(token_change) }) });
  }),
];
