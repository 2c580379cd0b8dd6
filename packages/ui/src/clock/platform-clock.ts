/** An answer with the platform's time, and when it was asked for and received. Unix milliseconds of either clock. */
export interface ClockSample {
  sentAt: number;
  receivedAt: number;
  platform: number;
}

/** After this time a better sample is forgotten: clocks drift. */
const KEPT_MS = 10 * 60_000;

/**
 * The platform's clock, from the times in its answers. The answer was written somewhere between sending and receiving,
 * so the error is at most half of that span; the quickest answer counts.
 */
export const createPlatformClock = (now: () => number = Date.now) => {
  let best: { offset: number; span: number; at: number } | null = null;
  return {
    note({ sentAt, receivedAt, platform }: ClockSample): void {
      const span = receivedAt - sentAt;
      if (best && best.span <= span && receivedAt - best.at < KEPT_MS) return;
      best = { offset: platform - (sentAt + receivedAt) / 2, span, at: receivedAt };
    },
    now: (): number => now() + (best?.offset ?? 0),
  };
};
