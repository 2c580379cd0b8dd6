import { SOCKET } from '@footlight/contract';

/**
 * Delay before the next attempt to reach the lobby, in milliseconds (spec 1 §9): the bound starts at 300 ms and
 * doubles up to 3 s; the delay is random between 50 ms and the bound, so that many clients that lost the connection at
 * once do not reconnect at once. After five minutes offline it is 1.5 s.
 *
 * @param attempt 0 for the first try after a disconnect
 * @param offlineFor milliseconds since the connection was lost
 */
export const lobbyDelay = (attempt: number, offlineFor: number, random: () => number): number => {
  if (offlineFor >= SOCKET.longOffline) return SOCKET.longOfflineDelay;
  const bound = Math.min(SOCKET.backoffFirst.max * 2 ** attempt, SOCKET.backoffCap);
  return SOCKET.backoffFirst.min + random() * (bound - SOCKET.backoffFirst.min);
};
