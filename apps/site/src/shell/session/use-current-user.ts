import { type CurrentUserAnswer, isLoggedIn } from '@footlight/contract';
import { currentUserKey } from '../api/keys.ts';
import { useRead } from '../api/use-read.ts';

export interface Visitor {
  /** Undefined until the session is loaded. */
  data: CurrentUserAnswer | undefined;
  isLoggedIn: boolean;
  /** The settled balance, below zero with post-pay debt; null for guests and while unknown. */
  balance: number | null;
}

/** The current user (spec 1 §3). Never part of the server's HTML, which is the same for everybody. */
export const useCurrentUser = (): Visitor => {
  const { data } = useRead(currentUserKey);
  const loggedIn = isLoggedIn(data?.user);
  return { data, isLoggedIn: loggedIn, balance: loggedIn && data ? data.tokens - data.debt : null };
};
