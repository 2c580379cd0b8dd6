import { readKey } from '@footlight/contract/client';
import type { CallAnswer } from '@footlight/contract/operations';
import type { RealtimeEvent } from '@footlight/contract/realtime';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import type { RoomSocket } from '../realtime/room-socket.ts';
import { useRead } from './use-read.ts';

type ToyAnswer = CallAnswer<'GET /toys/{username}'>;

const toyKey = (username: string) => readKey('GET /toys/{username}', { params: { username } });

/** The toy of a room: its turns as the platform told them last. When they are over, it is asked again. */
export const useToy = (username: string, socket: RoomSocket | null) => {
  const { mutate } = useSWRConfig();
  const key = toyKey(username);
  const read = useRead(key, {
    revalidateOnFocus: false,
    // The turn that runs is told again as long as there is one.
    refreshInterval: (toy?: ToyAnswer) => (toy && toy.seconds_left > 0 ? 3_000 : 0),
  });
  const change = (next: Partial<ToyAnswer>) =>
    void mutate<ToyAnswer>(key, (toy) => toy && { ...toy, ...next }, { revalidate: false });
  const onEvent = useEffectEvent((event: RealtimeEvent) => {
    switch (event.name) {
      case 'v3.lovense.queue':
      case 'v3.robbocock.queue':
        return change({ turns: event.payload.turns });
      case 'v3.lovense.time_left':
      case 'v3.robbocock.time_left':
        return change({ seconds_left: event.payload.seconds_left });
      case 'v3.lovense.heartbeat':
      case 'v3.robbocock.heartbeat':
        void mutate(key);
        return;
      default:
    }
  });
  useEffect(() => socket?.others.on((event) => onEvent(event)), [socket]);
  return read;
};
