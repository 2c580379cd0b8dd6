import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Renders in progress: one uses the only thread, and the other one waits for the platform. With more, several answers of the
 * platform arrive in the same turn of the event loop, and pages from memory wait for all of these renders.
 */
const AT_ONCE = 2;
/** Renders that wait: at ten pages a second on a slow core, about three seconds. */
const MOST_WAITING = 32;

/**
 * Bounds the renders of this process, so that a flood of different addresses delays neither pages from memory nor health
 * checks. Returns null for a render that would have to wait behind too many others. A render that nobody waits for any more
 * when its turn comes is not started; its promise rejects with the signal's reason.
 */
export const createRenderQueue = (atOnce = AT_ONCE, mostWaiting = MOST_WAITING) => {
  const limit = pLimit(atOnce);
  return <T>(render: () => Promise<T>, gone?: AbortSignal): Promise<T> | null =>
    limit.pendingCount >= mostWaiting
      ? null
      : limit(async () => {
          // Between two renders the process reads its sockets.
          await nextTurn();
          gone?.throwIfAborted();
          return render();
        });
};
