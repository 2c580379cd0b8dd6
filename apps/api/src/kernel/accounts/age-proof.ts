import { type AgeRule, ageRuleOf, type Place } from '@footlight/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { ageCheck } from '../db/schema/index.ts';
import type { UserRow } from '../db/user-row.ts';

/** The rule for a visitor, including what their account requires. */
export function ageRuleOfVisit({ user, place }: Pick<AgeVisit, 'user' | 'place'>): AgeRule {
  const account = user && { country: user.country, region: user.traits.state ?? null };
  const rule = ageRuleOf(place, account);
  return user?.traits.ageVerificationRequired === true ? { ...rule, isRequired: true } : rule;
}

async function accountProofEnd(orm: Orm, userId: number): Promise<number> {
  const [row] = await orm
    .select({ expiresAt: ageCheck.expiresAt })
    .from(ageCheck)
    .where(and(eq(ageCheck.userId, userId), eq(ageCheck.status, 'approved'), isNotNull(ageCheck.expiresAt)))
    .orderBy(desc(ageCheck.expiresAt))
    .limit(1);
  return row?.expiresAt?.getTime() ?? 0;
}

export interface AgeVisit {
  user: UserRow | null;
  /** Where the request comes from. */
  place: Place;
  /** When the proof of a guest's session ends; 0 for none. */
  guestProofEnd: number;
}

/** Until when the visitor may get what is protected, in Unix milliseconds: past for those who must verify their age. */
export async function ageProofEnd(orm: Orm, visit: AgeVisit): Promise<number> {
  const { user } = visit;
  const rule = ageRuleOfVisit(visit);
  const isFree = !rule.isRequired || (user === null && !rule.holdsForGuests);
  if (isFree) return Number.POSITIVE_INFINITY;
  return user === null ? visit.guestProofEnd : accountProofEnd(orm, user.id);
}

/** Whether the visitor must verify their age before anything protected leaves the server for them. */
export const needsAgeProof = async (orm: Orm, visit: AgeVisit, now: number): Promise<boolean> =>
  (await ageProofEnd(orm, visit)) <= now;

/** Whether the account itself must prove its age, wherever it is used. */
export const needsAgeProofAnywhere = (orm: Orm, user: UserRow, now: number): Promise<boolean> =>
  needsAgeProof(orm, { user, place: { country: null, region: null }, guestProofEnd: 0 }, now);
