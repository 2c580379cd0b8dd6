import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { showToast } from '../../shell/toasts/toasts.ts';

export const tipEvents = [
  /** Sent to the receiver. The room shows every tip except private ones. */
  lobbyEvent('v3.tip.received', async ({ type, sender_name, tokens, comment, line_id }, { store }) => {
    if (type !== 'private') return;
    const t = await loadTexts('news');
    const said = t('privateTip', { name: sender_name, tokens });
    showToast(store, {
      id: `tip-${line_id ?? crypto.randomUUID()}`,
      appearance: 'success',
      ...(comment ? { title: said, content: comment, autoDismiss: false } : { content: said }),
    });
  }),
];
