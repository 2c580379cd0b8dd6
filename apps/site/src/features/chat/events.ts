import type { Room } from '@footlight/contract';
import { roomKey } from '../../shell/api/keys.ts';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { lobbyEvent, roomEvent, unhandledEvent } from '../../shell/sockets/event-table.ts';
import { showToast } from '../../shell/toasts/toasts.ts';

const IN_THE_LIST = 'the user list that follows within five seconds holds it (spec 2 §9)';

export const chatEvents = [
  roomEvent('v3.chat.subject', ({ subject, subject_color }, { room, mutate }) => {
    void mutate<Room>(
      roomKey(room),
      (known) =>
        known && {
          ...known,
          chat: { ...known.chat, subjectText: subject, subjectColor: subject_color ?? null },
        },
      { revalidate: false },
    );
  }),
  /**
   * Only the person concerned and the moderators receive the name: their rights and lists have changed. Only the person
   * receives the reason; after a kick or a ban, the connection tells them.
   */
  roomEvent('v3.chat.moderate', async ({ action, username, reason }, { room, mutate, store }) => {
    if (username !== undefined) void mutate(roomKey(room));
    if (action !== 'silence' || !reason) return;
    const t = await loadTexts('notices');
    showToast(store, { appearance: 'warning', title: t('silencedTitle'), content: reason });
  }),
  lobbyEvent('v3.autosilenced', async ({ room, seconds }, { store, mutate }) => {
    if (room) {
      void mutate(roomKey(room));
      // Then the room announces that the user can write again.
      if (seconds) setTimeout(() => void mutate(roomKey(room)), seconds * 1_000);
    }
    const t = await loadTexts('notices');
    const content = t('autosilenced', { count: seconds ?? 60 });
    showToast(store, { appearance: 'warning', title: t('silencedTitle'), content });
  }),
  unhandledEvent('v3.chat.user_joined', 'room', IN_THE_LIST),
  unhandledEvent('v3.chat.user_left', 'room', IN_THE_LIST),
];
