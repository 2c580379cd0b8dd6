import { type CurrentUserAnswer, isLoggedIn } from '@footlight/contract';
import { currentUserKey } from './keys.ts';
import { useRead } from './use-read.ts';

export interface Visitor {
  /** Undefined until the platform has said who this is. */
  data: CurrentUserAnswer | undefined;
  isLoggedIn: boolean;
  /** The settled balance, below zero for who pays later; null for guests and while unknown. */
  balance: number | null;
}

/** Who is here (spec 1 §3). Never part of the server's HTML, which is the same for everybody. */
export const useCurrentUser = (): Visitor => {
  const { data } = useRead(currentUserKey);
  const loggedIn = isLoggedIn(data?.user);
  return { data, isLoggedIn: loggedIn, balance: loggedIn && data ? data.tokens - data.debt : null };
};
