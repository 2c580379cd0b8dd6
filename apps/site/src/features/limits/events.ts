import { currentUserKey } from '../../shell/api/keys.ts';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { modalActions, openModalsAtom } from '../../shell/modals/modals.ts';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { showToast } from '../../shell/toasts/toasts.ts';
import { spendingKey } from './spending-keys.ts';

export const limitEvents = [
  lobbyEvent('v3.reUp.update', async ({ success, tokens, error }, { store, mutate }) => {
    void mutate(currentUserKey);
    void mutate(spendingKey);
    const modals = modalActions(store);
    if (!success && error === 'verification_required') return void modals.open('purchase_declined', {});
    if (!success && error === 'contact_support')
      return void modals.open('limits', { kind: 'contact_support' });
    if (!success && error === 'postpay_card_fail') {
      // The viewer is already adding another card.
      if (store.get(openModalsAtom).some(({ id }) => id === 'add_card')) return;
      return void modals.open('limits', { kind: 'postpay' });
    }
    const t = await loadTexts('notices');
    showToast(
      store,
      success
        ? { appearance: 'success', content: t('reUpDone', { tokens }) }
        : { appearance: 'error', content: t('reUpFailed') },
    );
  }),
];
