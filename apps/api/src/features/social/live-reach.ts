import { and, arrayContains, eq, gt, inArray, isNull, not, or, sql } from 'drizzle-orm';
import { follow, model, roomRole, user } from '../../kernel/db/schema/index.ts';

/**
 * Followers who may enter the room: not banned, not kicked, at home in no place that the broadcaster blocks. For queries
 * with `follow`, `user` (the follower) and `model`.
 */
export const mayEnter = (modelId: number, now: number) => {
  const expelled = sql`EXISTS (SELECT 1 FROM ${roomRole} WHERE ${and(
    eq(roomRole.modelId, modelId),
    eq(roomRole.userId, follow.userId),
    inArray(roomRole.role, ['banned', 'kicked']),
    or(isNull(roomRole.expiresAt), gt(roomRole.expiresAt, new Date(now))),
  )})`;
  const isBlocked = or(
    arrayContains(model.blockedCountries, sql`ARRAY[${user.country}]`),
    sql`${user.country} || '-' || (${user.traits}->>'state') = ANY(${model.blockedStates})`,
  );
  return and(not(expelled), or(isNull(user.country), sql`(${isBlocked}) IS NOT TRUE`));
};
