import { type ChatStatus, KICK_TERM, type Room } from '@footlight/contract';
import { loadRetried, useTexts } from '@footlight/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { roomKey } from '../../shell/api/keys.ts';
import { isDoorClosed } from '../../shell/room/door.ts';
import { useRealtime } from '../../shell/sockets/realtime-context.ts';
import type { RoomRefusal, RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useSocketsMissing } from '../../shell/sockets/use-sockets-missing.tsx';
import { useToast } from '../../shell/toasts/toasts.ts';

/** Loads in parallel with the page, which does not wait for it. */
const loadSocket = () => loadRetried(() => import('../../shell/sockets/room-socket.ts'));

/**
 * The room's socket while the page shows the room. After a ban or a kick it shows a toast and opens the home page (spec
 * 2 §4, §8).
 */
export const useRoomConnection = (
  username: string,
  /** The room as the page knows it. No socket opens before it has loaded, nor while its door is closed. */
  room: Room | undefined,
  /** Username of the viewer of a private show; the socket then joins the show's own chat (spec 2 §5). */
  privateViewer?: string,
): RoomSocket | null => {
  const realtime = useRealtime();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTexts('site');
  const { mutate } = useSWRConfig();
  const [socket, setSocket] = useState<RoomSocket | null>(null);
  const onRefused = useEffectEvent((reason: RoomRefusal, message?: string) => {
    // The page itself explains a room that does not exist or is closed. Read it again: it has changed.
    if (reason !== 'banned' && reason !== 'kicked') {
      if (reason !== 'room' || privateViewer !== undefined) void mutate(roomKey(username));
      return;
    }
    // The toast stays, because the visitor is sent to the home page and must see why.
    const name = room?.user.displayName ?? username;
    const content = [
      t('room.expelled.room', { name }),
      t(`room.expelled.${reason}`, { minutes: String(KICK_TERM / 60_000) }),
      // Last and without a full stop: moderators write whole sentences or single words.
      message ? t('room.expelled.reason', { reason: message }) : '',
    ];
    toast({
      appearance: 'error',
      title: t(`room.${reason}`),
      content: content.filter(Boolean).join(' '),
      autoDismiss: false,
    });
    // Read again, not dropped: that would bring back what the page was rendered with, a guest's room with its picture.
    if (reason === 'banned') void mutate(roomKey(username));
    void navigate('/');
  });
  const onMissing = useSocketsMissing();
  const onPresent = useEffectEvent((present: ChatStatus) => {
    if (present !== room?.chat.status) void mutate(roomKey(username));
  });
  const isWanted = room !== undefined && !isDoorClosed(room);
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
      () => {
        if (!isLeft) onMissing();
      },
    );
    return () => {
      isLeft = true;
      setSocket(null);
      opened?.close();
    };
  }, [realtime, username, isWanted, privateViewer, onMissing]);
  return socket;
};
