import { newerPlayback } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { lobbyEvent } from '../../shell/sockets/event-table.ts';
import { watchKey } from './watch-keys.ts';

type Answer = CallAnswer<'GET /watch-together/{username}'>;

export const watchEvents = [
  lobbyEvent('v3.watch_together.update', ({ broadcaster, ...next }, { mutate }) => {
    void mutate<Answer>(
      watchKey(broadcaster),
      (known) => known && { ...known, watch: newerPlayback(known.watch, next) },
      // Another video has addresses of its own.
      { revalidate: (known?: Answer) => known?.watch.media_id !== (known?.video?.id ?? null) },
    );
  }),
];
