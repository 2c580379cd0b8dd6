import type { Room } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { currentUserKey, roomKey } from '../../shell/api/keys.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useAskAgain } from '../../shell/sockets/use-ask-again.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { showChanges } from './events.ts';

/** Grace period for the end event before the show counts as lost. */
const TOLD_WITHIN = 3_000;

/**
 * Reconciles the show after this tab missed events: the network was cut, the platform restarted, or the lobby was not
 * connected yet. Reads the room again, and tells the viewer if their show has ended.
 */
export const useReconcileShow = (
  username: string,
  { show, viewer }: Pick<Room, 'show' | 'viewer'>,
  socket: RoomSocket | null,
): void => {
  const { mutate } = useSWRConfig();
  const { t } = useTexts('room');
  const toast = useToast();
  const running = useRef<number | null>(null);
  const told = useRef<number | null>(null);
  const id = show?.state === 'running' ? show.show_id : null;

  const onState = useEffectEvent(() => {
    if (id !== null && socket?.state.getSnapshot() === 'joined') void mutate(roomKey(username));
  });
  useEffect(() => socket?.state.subscribe(() => onState()), [socket]);

  // Requests, accepts and ends arrive on the lobby socket.
  useAskAgain(viewer.isStreamer || show ? [roomKey(username)] : []);
  useEffect(
    () =>
      showChanges.on((event) => {
        if (event.name === 'v3.private.end' || event.name === 'v3.spy.end')
          told.current = event.payload.show_id;
      }),
    [],
  );
  const sayLost = useEffectEvent(() => {
    toast({ appearance: 'warning', content: t('show.toast.lost') });
    void mutate(currentUserKey);
  });
  useEffect(() => {
    const before = running.current;
    running.current = id;
    if (before === null || before === id) return;
    const timer = setTimeout(() => {
      if (told.current !== before) sayLost();
    }, TOLD_WITHIN);
    return () => clearTimeout(timer);
  }, [id]);
};
