import type { Room } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { currentUserKey, roomKey } from '../data/keys.ts';
import { useRealtime } from '../realtime/realtime-context.ts';
import type { RoomSocket } from '../realtime/room-socket.ts';
import { lobbyFlagsAtom } from '../state/lobby-flags.ts';
import { useToast } from '../state/toasts.ts';

/** An end that this tab brought about, or that is told, is known of by then. */
const TOLD_WITHIN = 3_000;

/**
 * What became of a show while nobody could tell this tab: the network was cut, the platform began anew, or the lobby did
 * not listen yet. The room is asked again then, so that a request that came meanwhile is there; whoever finds their show
 * gone is told so, and has the balance that holds now.
 */
export const useLostShow = (
  username: string,
  { show, viewer }: Pick<Room, 'show' | 'viewer'>,
  socket: RoomSocket | null,
): void => {
  const { mutate } = useSWRConfig();
  const { t } = useTexts('room');
  const realtime = useRealtime();
  const toast = useToast();
  const running = useRef<number | null>(null);
  const told = useRef<number | null>(null);
  const id = show?.state === 'running' ? show.show_id : null;

  const onState = useEffectEvent(() => {
    if (id !== null && socket?.state.getSnapshot() === 'joined') void mutate(roomKey(username));
  });
  useEffect(() => socket?.state.subscribe(() => onState()), [socket]);

  // Requests, accepts and ends come by the lobby. What was said before it listened, or while it was away, is asked for.
  const { authorised } = useAtomValue(lobbyFlagsAtom);
  const isConcerned = viewer.isStreamer || show !== null;
  const askAgain = useEffectEvent(() => {
    if (isConcerned) void mutate(roomKey(username));
  });
  useEffect(() => {
    if (authorised) askAgain();
  }, [authorised]);
  useEffect(
    () =>
      realtime?.onShow((event) => {
        if (event.name === 'v3.private.end' || event.name === 'v3.spy.end')
          told.current = event.payload.show_id;
      }),
    [realtime],
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
