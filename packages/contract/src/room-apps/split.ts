import type { ChatStatus } from '../rules/room/room-status.ts';
import type { TipSplit } from './views.ts';

/** How long a proposed split waits for splitters, in milliseconds. Assumed. */
export const SPLIT_TERM = 5 * 60_000;

/**
 * The shares of an amount: whole tokens with the exact sum; the first shares are one token larger if it does not
 * divide.
 */
export const sharesOf = (amount: number, splitters: number): number[] => {
  const least = Math.floor(amount / splitters);
  const over = amount - least * splitters;
  return Array.from({ length: splitters }, (_, index) => (index < over ? least + 1 : least));
};

/** Rooms allow splits only in public, above all not in a private (spec 2 §4). */
const isOpenFor = (status: ChatStatus): boolean => status === 'online' || status === 'standby';

/** A split can start if none is proposed, and never during a private (spec 2 §4). */
export const mayStartSplit = (status: ChatStatus, mode: TipSplit['mode']): boolean =>
  mode !== 'proposed' && isOpenFor(status);

/** Users who do not have a share yet may join a proposed split (spec 2 §4). */
export const mayJoinSplit = (
  status: ChatStatus,
  split: Pick<TipSplit, 'mode' | 'remaining'> & { splitters: readonly string[] },
  username: string,
): boolean =>
  split.mode === 'proposed' &&
  split.remaining > 0 &&
  isOpenFor(status) &&
  !split.splitters.includes(username);

/** A proposed split is cancelled when it expires or the room's status no longer allows it. */
export const isSplitOver = (status: ChatStatus, expiresAt: number, now: number): boolean =>
  now >= expiresAt || !isOpenFor(status);
