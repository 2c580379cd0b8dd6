import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { isRoomShown } from '../../shell/room/is-room-shown.ts';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { showToast } from '../../shell/toasts/toasts.ts';
import { areTipsShownAtom } from './shown-tips.ts';

export const tipEvents = [
  /** Sent to the receiver. The room's page and the studio show every tip except private ones. */
  lobbyEvent('v3.tip.received', async (tip, { store }) => {
    const { type, receiver_name, sender_name, tokens, comment, line_id } = tip;
    if (type !== 'private' && (isRoomShown(receiver_name) || store.get(areTipsShownAtom))) return;
    const t = await loadTexts('notices');
    const said = t(type === 'private' ? 'privateTip' : 'tip', { name: sender_name, tokens });
    showToast(store, {
      id: `tip-${line_id ?? crypto.randomUUID()}`,
      appearance: 'success',
      ...(comment ? { title: said, content: comment, autoDismiss: false } : { content: said }),
    });
  }),
];
