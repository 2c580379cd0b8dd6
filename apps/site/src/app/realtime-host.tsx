import type { CurrentUserAnswer } from '@footlight/contract';
import { useStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useApi } from '../data/api.ts';
import { currentUserKey } from '../data/keys.ts';
import { createRealtime, visitorFrom } from '../realtime/realtime.ts';
import { RealtimeProvider } from '../realtime/realtime-context.ts';

/** Starts the sockets once the page is alive. They write into the cache and into their own models, never through here. */
export const RealtimeHost = ({ children }: { children: ReactNode }) => {
  const api = useApi();
  const store = useStore();
  const { cache, mutate } = useSWRConfig();
  const [realtime] = useState(() => {
    const cached = () => cache.get(unstable_serialize(currentUserKey))?.data as CurrentUserAnswer | undefined;
    return createRealtime({ api, store, mutate, currentUser: visitorFrom(api, mutate, cached) });
  });
  useEffect(() => {
    realtime.start();
  }, [realtime]);
  return <RealtimeProvider value={realtime}>{children}</RealtimeProvider>;
};
