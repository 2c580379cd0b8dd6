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
  /** Only the person concerned and the moderators receive the name: their rights and lists have changed. */
  roomEvent('v3.chat.moderate', ({ username }, { room, mutate }) => {
    if (username !== undefined) void mutate(roomKey(room));
  }),
  lobbyEvent('v3.autosilenced', async ({ room }, { store, mutate }) => {
    if (room) void mutate(roomKey(room));
    const t = await loadTexts('news');
    showToast(store, { appearance: 'warning', title: t('silencedTitle'), content: t('autosilenced') });
  }),
  unhandledEvent('v3.chat.user_joined', 'room', IN_THE_LIST),
  unhandledEvent('v3.chat.user_left', 'room', IN_THE_LIST),
];
