import { useEffect } from 'react';

/** The shortest time between two renewals, in milliseconds: a wrong clock must not flood the platform. */
const LEAST = 5_000;
/** Longest delay of a browser timer. */
const MOST = 2 ** 31 - 1;

/** Milliseconds until the next renewal of a token: half of its remaining time, so that one failed renewal does no harm. */
const renewalDelay = (left: number): number => Math.min(Math.max(left / 2, LEAST), MOST);

/** Calls `renew` in time before `expiresAt` (Unix milliseconds), again after each new time. Keep its reference stable. */
export const useRenewal = (expiresAt: number | undefined, renew: () => void): void => {
  useEffect(() => {
    if (expiresAt === undefined) return;
    const timer = setTimeout(renew, renewalDelay(expiresAt - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt, renew]);
};
