import { CHAT_PACE, createRepeatWatch, type RepeatWatch } from '@footlight/contract';

/** A token bucket: holds up to `burst`, refilled by `perSecond`. */
export interface RateLimit {
  /** Takes one token; false if the bucket is empty. */
  take(): boolean;
}

/** The limits of one account, or one guest, over all its sockets on this process. */
export interface SocketLimits {
  /** Events of any kind. People send a few per second, so only scripts reach the limit. */
  events: RateLimit;
  /** Chat lines: a short burst, then one per second. */
  lines: RateLimit;
  /** "Still here" of a show's viewer. The page sends one every ten seconds and tab. */
  pings: RateLimit;
  /** Requests for the user list. */
  lists: RateLimit;
  /** Lines that are said again and again. */
  repeats: RepeatWatch;
}

/** Sockets that one account or guest may hold on one process: two for each tab. */
const MOST_SOCKETS = 40;

/** Before it is authorised, a socket only asks to be. */
export const unknownLimit = (): RateLimit => createRateLimit(10, 1);

/** The limits by account. They live as long as the account has a socket, and a minute longer. */
export function createAccountLimits(now: () => number = Date.now) {
  const kept = new Map<string, { limits: SocketLimits; sockets: number; leftAt: number }>();
  const forgetOld = (): void => {
    for (const [key, { sockets, leftAt }] of kept) {
      if (sockets === 0 && now() - leftAt > 60_000) kept.delete(key);
    }
  };
  return {
    /** Takes the limits for one more socket; null if the account has too many. */
    enter(key: string): SocketLimits | null {
      forgetOld();
      const found = kept.get(key) ?? {
        limits: {
          events: createRateLimit(120, 40, now),
          lines: createRateLimit(CHAT_PACE.burst, CHAT_PACE.perSecond, now),
          pings: createRateLimit(4, 0.4, now),
          lists: createRateLimit(4, 0.5, now),
          repeats: createRepeatWatch(now),
        },
        sockets: 0,
        leftAt: 0,
      };
      kept.set(key, found);
      if (found.sockets >= MOST_SOCKETS) return null;
      found.sockets += 1;
      return found.limits;
    },
    leave(key: string): void {
      const found = kept.get(key);
      if (!found) return;
      found.sockets -= 1;
      found.leftAt = now();
    },
  };
}
export type AccountLimits = ReturnType<typeof createAccountLimits>;

/** Creates a bucket on a clock in milliseconds. */
export function createRateLimit(burst: number, perSecond: number, now: () => number = Date.now): RateLimit {
  let left = burst;
  let at = now();
  return {
    take() {
      const time = now();
      left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
      at = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
