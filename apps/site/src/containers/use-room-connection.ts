import type { ChatStatus } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { roomKey } from '../data/keys.ts';
import { loadRetried } from '../modals/load-retried.ts';
import { useRealtime } from '../realtime/realtime-context.ts';
import type { RoomRefusal, RoomSocket } from '../realtime/room-socket.ts';
import { useToast } from '../state/toasts.ts';

/** Comes beside the page, which shows all that it can ask for meanwhile. */
const loadSocket = () => loadRetried(() => import('../realtime/room-socket.ts'));

/** The room's socket while the page shows the room. A ban or a kick says so and goes home (spec 2 §4, §8). */
export const useRoomConnection = (
  username: string,
  /** What the page takes the room to be; undefined while it does not know the room, and wants no socket. */
  status: ChatStatus | undefined,
  /** In a private: whose. The chat is then between the two (spec 2 §5). */
  privateViewer?: string,
): RoomSocket | null => {
  const realtime = useRealtime();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTexts('site');
  const { mutate } = useSWRConfig();
  const [socket, setSocket] = useState<RoomSocket | null>(null);
  const onRefused = useEffectEvent((reason: RoomRefusal, message?: string) => {
    // A room that the sockets do not know is told by the page itself: a private that is over, once it is asked again.
    if (reason === 'room') {
      if (privateViewer !== undefined) void mutate(roomKey(username));
      return;
    }
    // It stays: whoever is sent home in the middle of something has to read why.
    toast({ appearance: 'error', content: message || t(`room.${reason}`), autoDismiss: false });
    // Nothing of the room is kept: whoever is let in again asks for it anew.
    if (reason === 'banned') void mutate(roomKey(username), undefined, { revalidate: false });
    void navigate('/');
  });
  const onPresent = useEffectEvent((present: ChatStatus) => {
    if (present !== status) void mutate(roomKey(username));
  });
  const isWanted = status !== undefined;
  useEffect(() => {
    if (!realtime || !isWanted) return;
    let opened: RoomSocket | null = null;
    let isLeft = false;
    loadSocket().then(
      ({ openRoom }) => {
        if (isLeft) return;
        const refused = (reason: RoomRefusal, message?: string) => onRefused(reason, message);
        opened = realtime.openRoom(openRoom, username, refused, privateViewer);
        opened.present.on((status) => onPresent(status));
        setSocket(opened);
      },
      // Without a socket the room still shows its video and everything that it can ask for.
      () => undefined,
    );
    return () => {
      isLeft = true;
      setSocket(null);
      opened?.close();
    };
  }, [realtime, username, isWanted, privateViewer]);
  return socket;
};
