import { DAY } from '../constants.ts';

export const MEMBERSHIPS = ['premium', 'vip', 'super_vip'] as const;
export type Membership = (typeof MEMBERSHIPS)[number];

/** Prefix of membership product ids (spec 1 §3, billing product). */
export const MEMBERSHIP_PREFIX = 'membership_';
/** The length of a membership month, the same as a fan club's. Assumed. */
export const MEMBERSHIP_PERIOD = 30 * DAY;
/** Default prices in US cents per month; the platform's catalogue overrides them. Assumed. */
export const MEMBERSHIP_CENTS: Readonly<Record<Membership, number>> = {
  premium: 999,
  vip: 2499,
  super_vip: 4999,
};

export const membershipOf = (text: string | null): Membership | null =>
  MEMBERSHIPS.find((level) => level === text) ?? null;

const rank = (level: Membership | null): number => (level === null ? -1 : MEMBERSHIPS.indexOf(level));
export const isHigherMembership = (level: Membership | null, than: Membership | null): boolean =>
  rank(level) > rank(than);

export interface MembershipTime {
  level: Membership;
  /** The accepted price in US cents per month. */
  amountCents: number;
  /** Unix milliseconds. */
  paidUntil: number;
}

/**
 * Applies a paid month. The unused part of a running membership is converted into time of the higher level, rounded
 * down to the millisecond. Assumed.
 */
export const addMembershipMonth = (
  running: MembershipTime | null,
  bought: { level: Membership; amountCents: number },
  now: number,
): MembershipTime => {
  if (running === null || running.paidUntil <= now) return { ...bought, paidUntil: now + MEMBERSHIP_PERIOD };
  const { level, amountCents } = isHigherMembership(running.level, bought.level) ? running : bought;
  const unused = (running.paidUntil - now) * (running.amountCents / amountCents);
  const added = MEMBERSHIP_PERIOD * (bought.amountCents / amountCents);
  return { level, amountCents, paidUntil: Math.floor(now + unused + added) };
};

/** Reverses a month: subtracts the time that it bought. */
export const takeMembershipMonth = (running: MembershipTime, paidCents: number): number =>
  Math.floor(running.paidUntil - MEMBERSHIP_PERIOD * (paidCents / running.amountCents));
