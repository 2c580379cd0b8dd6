import { type FieldProblem, type Gender, isAdult, MAX_AGE } from '@footlight/contract';
import { and, eq, ne } from 'drizzle-orm';
import { staffRole } from '../../kernel/accounts/staff.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { isStaffName, looksTaken } from './name-check.ts';

interface ProfileChange {
  display_name?: string | undefined;
  gender?: Gender | null | undefined;
  birth_date?: string | undefined;
}

const refuse = (field: keyof ProfileChange, problem: FieldProblem) =>
  new ApiError('invalid_input', { fields: { [field]: problem } });

const oldest = (now: Date): string => `${now.getUTCFullYear() - MAX_AGE}-01-01`;

/** Changes a profile. Fields that an identity check has confirmed, or that place a room, stay as they are. */
export async function changeProfile(
  tx: Orm,
  userId: number,
  { display_name, gender, birth_date }: ProfileChange,
): Promise<UserRow> {
  const [before] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  if (!before) throw new ApiError('user_not_found');
  const isFixed = before.type === 'model' || before.identityConfirmed;
  const change: Partial<UserRow> = {};
  if (display_name !== undefined && display_name !== before.displayName) {
    const isStaff = staffRole(before) !== null || before.roles.includes('site_mod');
    if (!isStaff && (await isStaffName(tx, display_name))) throw refuse('display_name', 'reserved');
    const namesakes = and(eq(user.username, display_name.toLowerCase()), ne(user.id, userId));
    const isTaken = (await tx.$count(user, namesakes)) > 0 || (await looksTaken(tx, display_name, userId));
    if (isTaken) throw refuse('display_name', 'taken');
    change.displayName = display_name;
  }
  if (gender !== undefined && (gender ?? '') !== before.gender) {
    if (isFixed) throw refuse('gender', 'not_accepted');
    change.gender = gender ?? '';
  }
  if (birth_date !== undefined && birth_date !== before.birthDate) {
    if (isFixed) throw refuse('birth_date', 'not_accepted');
    const now = new Date();
    if (!isAdult(birth_date, now)) throw refuse('birth_date', 'under_age');
    if (birth_date < oldest(now)) throw refuse('birth_date', 'too_small');
    change.birthDate = birth_date;
  }
  if (Object.keys(change).length === 0) return before;
  const [after] = await tx.update(user).set(change).where(eq(user.id, userId)).returning();
  return after ?? before;
}
