import { eq } from 'drizzle-orm';
import { ApiError } from '../api-error.ts';
import type { Orm } from '../db/database.ts';
import { user } from '../db/schema/people.ts';
import type { UserRow } from '../db/user-row.ts';

export async function userById(tx: Orm, id: number): Promise<UserRow> {
  const [row] = await tx.select().from(user).where(eq(user.id, id));
  if (!row) throw new ApiError('user_not_found');
  return row;
}

export async function accountNamed(orm: Orm, username: string): Promise<UserRow> {
  const [row] = await orm.select().from(user).where(eq(user.username, username));
  if (!row) throw new ApiError('moderation_target_missing');
  return row;
}
