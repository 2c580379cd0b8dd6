import { userMediaKey } from '../../shell/api/media-keys.ts';
import { lobbyEvent, unhandledEvent } from '../../shell/sockets/event-table.ts';

export const mediaEvents = [
  lobbyEvent(
    'v3.chat.update_media_list',
    ({ broadcaster }, { mutate }) => void mutate(userMediaKey(broadcaster)),
  ),
  unhandledEvent(
    'v3.media.encoded',
    'lobby',
    'the media editor will show uploaded pictures when they are ready',
  ),
];
