/** An answer with the platform's time, and when it was asked for and received. Unix milliseconds of either clock. */
interface Sample {
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
    note({ sentAt, receivedAt, platform }: Sample): void {
      const span = receivedAt - sentAt;
      if (best && best.span <= span && receivedAt - best.at < KEPT_MS) return;
      best = { offset: platform - (sentAt + receivedAt) / 2, span, at: receivedAt };
    },
    now: (): number => now() + (best?.offset ?? 0),
  };
};

/** Shared by all countdowns of this tab. */
export const platformClock = createPlatformClock();

/** Sends a call whose answer has the platform's time, and notes it. */
export const withClock = async <T extends { now: number }>(call: () => Promise<T>): Promise<T> => {
  const sentAt = Date.now();
  const answer = await call();
  platformClock.note({ sentAt, receivedAt: Date.now(), platform: answer.now });
  return answer;
};
