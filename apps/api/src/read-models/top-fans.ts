import { DAY, FAN_DAYS, type Fan, MAX_FANS } from '@footlight/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { isSuspended } from '../kernel/accounts/suspension.ts';
import type { Orm } from '../kernel/db/database.ts';
import { model, tip, user } from '../kernel/db/schema/index.ts';
import { avatarOf } from '../kernel/pictures.ts';
import { isPublicTip } from './viewer-facts.ts';

/** Users who show themselves: not invisible, and not removed. */
const isShown = sql`coalesce(${user.settings}->>'invisible_mode_level', '0') = '0' AND coalesce(${user.traits}->>'isRemoved', '') <> 'true'`;

/** The viewers who tipped most in a room, with names and pictures (spec 3 §7). */
export async function topFans(orm: Orm, modelId: number, now = Date.now()): Promise<Required<Fan>[]> {
  const tokens = sql<number>`sum(${tip.amount})`.mapWith(Number);
  const rows = await orm
    .select({ user, artSeed: model.artSeed, tokens })
    .from(tip)
    .innerJoin(user, eq(user.id, tip.userId))
    .leftJoin(model, eq(model.userId, user.id))
    .where(and(isPublicTip(orm, modelId, new Date(now - FAN_DAYS * DAY)), isShown))
    .groupBy(user.id, model.artSeed)
    .orderBy(desc(tokens), user.id)
    .limit(MAX_FANS);
  return rows
    .filter((row) => !isSuspended(row.user, now))
    .map((row) => ({
      username: row.user.username,
      tokens: row.tokens,
      displayName: row.user.displayName,
      avatarUrl: avatarOf(row.user.avatar, row.artSeed),
    }));
}
