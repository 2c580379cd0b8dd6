import { createPlatformClock } from '@footlight/ui/clock';

/** Shared by all countdowns of this tab. */
export const platformClock = createPlatformClock();

/** Sends a call whose answer has the platform's time, and notes it. */
export const withClock = async <T extends { now: number }>(call: () => Promise<T>): Promise<T> => {
  const sentAt = Date.now();
  const answer = await call();
  platformClock.note({ sentAt, receivedAt: Date.now(), platform: answer.now });
  return answer;
};
