import pLimit from 'p-limit';

/** Renders in progress. Each needs the only thread for tens of milliseconds, between which it waits for the platform. */
const AT_ONCE = 4;
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
          gone?.throwIfAborted();
          return render();
        });
};
