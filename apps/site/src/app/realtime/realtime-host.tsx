import type { CurrentUserAnswer } from '@footlight/contract';
import { valueStore } from '@footlight/room-widgets/stores';
import { loadRetried } from '@footlight/ui';
import { useStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey } from '../../shell/api/keys.ts';
import { whenIdle } from '../../shell/boot/when-idle.ts';
import { type Realtime, RealtimeProvider } from '../../shell/sockets/realtime-context.ts';
import { useSocketsMissing } from '../../shell/sockets/use-sockets-missing.tsx';

/** Loads and starts the sockets after hydration. Events change the cache and stores; they never re-render this component. */
export const RealtimeHost = ({ children }: { children: ReactNode }) => {
  const api = useApi();
  const store = useStore();
  const { cache, mutate } = useSWRConfig();
  const [realtime] = useState(() => valueStore<Realtime | null>(null));
  const onMissing = useSocketsMissing();
  useEffect(() => {
    let started: Realtime | null = null;
    let isWanted = true;
    const cached = () => cache.get(unstable_serialize(currentUserKey))?.data as CurrentUserAnswer | undefined;
    const start = () =>
      loadRetried(() => import('./realtime.ts')).then(({ createRealtime, visitorFrom }) => {
        if (!isWanted) return;
        started = createRealtime({ api, store, mutate, currentUser: visitorFrom(api, mutate, cached) });
        started.start();
        realtime.set(started);
      }, onMissing);
    const cancel = whenIdle(start);
    return () => {
      isWanted = false;
      cancel();
      started?.stop();
      realtime.set(null);
    };
  }, [api, store, cache, mutate, realtime, onMissing]);
  return <RealtimeProvider value={realtime}>{children}</RealtimeProvider>;
};
