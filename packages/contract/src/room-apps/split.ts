import type { ChatStatus } from '../entities/room.ts';
import type { TipSplit } from './views.ts';

/** How long a proposed split waits for its splitters, in milliseconds. Assumed. */
export const SPLIT_TERM = 5 * 60_000;

/** The shares of an amount: whole tokens that sum exactly to it, the first ones a token larger where it does not divide. */
export const sharesOf = (amount: number, splitters: number): number[] => {
  const least = Math.floor(amount / splitters);
  const over = amount - least * splitters;
  return Array.from({ length: splitters }, (_, index) => (index < over ? least + 1 : least));
};

/** In these a room has no splits: above all in a private (spec 2 §4). */
const isOpenFor = (status: ChatStatus): boolean => status === 'online' || status === 'standby';

/** A split can be started when none is proposed, and never during a private (spec 2 §4). */
export const mayStartSplit = (status: ChatStatus, mode: TipSplit['mode']): boolean =>
  mode !== 'proposed' && isOpenFor(status);

/** A proposed split can be joined by whoever is not in it yet (spec 2 §4). */
export const mayJoinSplit = (
  status: ChatStatus,
  split: Pick<TipSplit, 'mode' | 'remaining'> & { splitters: readonly string[] },
  username: string,
): boolean =>
  split.mode === 'proposed' &&
  split.remaining > 0 &&
  isOpenFor(status) &&
  !split.splitters.includes(username);

/** A proposed split ends unpaid when its time is over or the room is no longer open for it. */
export const isSplitOver = (status: ChatStatus, expiresAt: number, now: number): boolean =>
  now >= expiresAt || !isOpenFor(status);
