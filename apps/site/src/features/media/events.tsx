import { mediaHref } from '@footlight/contract';
import { concernsMedia, mediaBundleKey, userMediaKey } from '../../shell/api/media-keys.ts';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { showToast } from '../../shell/toasts/toasts.ts';
import { readyRecordingsAtom } from './ready-recordings.ts';
import { RecordingToast } from './recording-toast/recording-toast.tsx';

/** Milliseconds until a room's media are read again; random, so that a full room does not ask at once (spec 2 §9). */
const REFRESH_AFTER = { least: 2_000, most: 12_000 } as const;
/** Broadcasters whose media will be read again. */
const refreshing = new Set<string>();

export const mediaEvents = [
  lobbyEvent('v3.chat.update_media_list', ({ broadcaster }, { mutate }) => {
    if (refreshing.has(broadcaster)) return;
    refreshing.add(broadcaster);
    setTimeout(
      () => {
        refreshing.delete(broadcaster);
        void mutate(userMediaKey(broadcaster));
        void mutate(mediaBundleKey(broadcaster));
      },
      REFRESH_AFTER.least + Math.random() * (REFRESH_AFTER.most - REFRESH_AFTER.least),
    );
  }),
  lobbyEvent(
    'v3.limited.recorded',
    async ({ show_id, broadcaster, media_id, slug }, { store, mutate, currentUser }) => {
      void mutate(concernsMedia);
      await loadTexts('notices');
      const href = mediaHref({ username: broadcaster, slug, id: media_id });
      store.set(readyRecordingsAtom, { ...store.get(readyRecordingsAtom), [broadcaster]: href });
      const isOwn = (await currentUser(false)).user.username === broadcaster;
      showToast(store, {
        id: `recording-${show_id}`,
        appearance: 'success',
        content: <RecordingToast broadcaster={isOwn ? null : broadcaster} href={href} />,
      });
    },
  ),
];
