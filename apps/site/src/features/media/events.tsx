import { concernsMedia, userMediaKey } from '../../shell/api/media-keys.ts';
import { loadTexts } from '../../shell/i18n/load-texts.ts';
import { mediaHref } from '../../shell/links/media-paths.ts';
import { lobbyEvent, unhandledEvent } from '../../shell/sockets/event-table.ts';
import { showToast } from '../../shell/toasts/toasts.ts';
import { RecordingToast } from './recording-toast/recording-toast.tsx';

export const mediaEvents = [
  lobbyEvent(
    'v3.chat.update_media_list',
    ({ broadcaster }, { mutate }) => void mutate(userMediaKey(broadcaster)),
  ),
  lobbyEvent(
    'v3.limited.recorded',
    async ({ show_id, broadcaster, media_id, slug }, { store, mutate, currentUser }) => {
      void mutate(concernsMedia);
      await loadTexts('news');
      const isOwn = (await currentUser(false)).user.username === broadcaster;
      showToast(store, {
        id: `recording-${show_id}`,
        appearance: 'success',
        content: (
          <RecordingToast
            broadcaster={isOwn ? null : broadcaster}
            href={mediaHref({ username: broadcaster, slug, id: media_id })}
          />
        ),
      });
    },
  ),
  unhandledEvent(
    'v3.media.encoded',
    'lobby',
    'the media editor will show uploaded pictures when they are ready',
  ),
];
