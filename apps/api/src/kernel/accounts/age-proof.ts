import { type AgeRule, ageRuleOf, type Place } from '@footlight/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { ageCheck } from '../db/schema/index.ts';
import type { UserRow } from '../db/user-row.ts';

/** The rule that holds for a visitor, with what their account demands. */
export function ageRuleOfVisit({ user, place }: Pick<AgeVisit, 'user' | 'place'>): AgeRule {
  const account = user && { country: user.country, region: user.traits.state ?? null };
  const rule = ageRuleOf(place, account);
  return user?.traits.ageVerificationRequired === true ? { ...rule, isRequired: true } : rule;
}

async function hasAccountProof(orm: Orm, userId: number, now: number): Promise<boolean> {
  const [row] = await orm
    .select({ id: ageCheck.id })
    .from(ageCheck)
    .where(
      and(
        eq(ageCheck.userId, userId),
        eq(ageCheck.status, 'approved'),
        gt(ageCheck.expiresAt, new Date(now)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export interface AgeVisit {
  user: UserRow | null;
  /** Where the request comes from. */
  place: Place;
  hasGuestAgeProof: boolean;
}

/** Whether the visitor must prove their age before anything protected leaves the server for them. */
export async function needsAgeProof(orm: Orm, visit: AgeVisit, now: number): Promise<boolean> {
  const { user } = visit;
  const rule = ageRuleOfVisit(visit);
  if (!rule.isRequired) return false;
  if (user === null) return rule.holdsForGuests && !visit.hasGuestAgeProof;
  return !(await hasAccountProof(orm, user.id, now));
}

/** Whether the account itself must prove its age, wherever it is used. */
export const needsAgeProofAnywhere = (orm: Orm, user: UserRow, now: number): Promise<boolean> =>
  needsAgeProof(orm, { user, place: { country: null, region: null }, hasGuestAgeProof: false }, now);
