/** A token bucket: holds up to `burst`, refilled by `perSecond`. */
export interface RateLimit {
  /** Takes one token; false if the bucket is empty. */
  take(): boolean;
}

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
