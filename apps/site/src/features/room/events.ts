import type { Room } from '@footlight/contract';
import type { EventPayload } from '@footlight/contract/realtime';
import { roomKey } from '../../shell/api/keys.ts';
import { type LobbyContext, lobbyEvent, roomEvent } from '../../shell/sockets/event-table.ts';

const readAgain = ({ broadcaster }: { broadcaster: string }, { mutate }: LobbyContext) =>
  void mutate(roomKey(broadcaster));

export const roomEvents = [
  roomEvent('v3.chat.update', ({ status }: EventPayload<'v3.chat.update'>, { room, mutate }) => {
    if (!status) return;
    // The status decides what may be played, so the room is read again. A viewer with a show waits for that read: the
    // status alone would close their own show's room to them.
    void mutate<Room>(roomKey(room), (known) =>
      known && !known.show ? { ...known, chat: { ...known.chat, status } } : known,
    );
  }),
  lobbyEvent('v3.chat.model_settings', readAgain),
  lobbyEvent('v3.voyeur_cam.update', readAgain),
];
