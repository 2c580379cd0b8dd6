import {
  FANCLUB_DEFAULT_PRICES,
  FANCLUB_LEVELS,
  type Fanclub,
  type FanclubLevel,
  type FanclubMembership,
  type FanclubPrices,
  type FanclubStanding,
  MAX_FANCLUB_PRICE,
} from '@footlight/contract';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { fanclubMembership, user } from '../../kernel/db/schema/index.ts';
import { roomAvatar } from '../../kernel/pictures.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';

export type MembershipRow = typeof fanclubMembership.$inferSelect;

export const levelOf = (text: string | null): FanclubLevel | null =>
  FANCLUB_LEVELS.find((level) => level === text) ?? null;

/** The broadcaster's club settings; by default the club is open with standard prices. */
export function clubSettings({ settings }: Pick<RoomRow['model'], 'settings'>): {
  isEnabled: boolean;
  prices: FanclubPrices;
} {
  const set = (settings.fanclub ?? {}) as {
    isEnabled?: unknown;
    prices?: Partial<Record<FanclubLevel, unknown>>;
  };
  const price = (level: FanclubLevel): number => {
    const value = set.prices?.[level];
    const isPrice = typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
    return isPrice && value <= MAX_FANCLUB_PRICE ? value : FANCLUB_DEFAULT_PRICES[level];
  };
  return {
    isEnabled: set.isEnabled !== false,
    prices: { supporter: price('supporter'), insider: price('insider'), legend: price('legend') },
  };
}

export const standingOf = (row: MembershipRow): FanclubStanding => ({
  level: levelOf(row.level) ?? 'supporter',
  paid: row.paid,
  paidFrom: row.paidFrom.getTime(),
  paidUntil: row.paidUntil.getTime(),
  isEnding: row.isEnding,
  nextLevel: levelOf(row.nextLevel),
});

export const membershipView = (
  row: MembershipRow,
  model: { username: string; displayName: string },
): FanclubMembership => ({
  modelUsername: model.username,
  modelDisplayName: model.displayName,
  level: levelOf(row.level) ?? 'supporter',
  since: row.since.toISOString(),
  paid_until: row.paidUntil.toISOString(),
  paid: row.paid,
  is_ending: row.isEnding,
  next_level: row.isEnding ? null : levelOf(row.nextLevel),
  renewal_price: row.isEnding ? 0 : row.nextPrice,
});

const of = (userId: number, modelId: number) =>
  and(eq(fanclubMembership.userId, userId), eq(fanclubMembership.modelId, modelId));

/** The membership row, locked, expired or not. */
export async function lockMembership(
  tx: Orm,
  userId: number,
  modelId: number,
): Promise<MembershipRow | null> {
  const [row] = await tx.select().from(fanclubMembership).where(of(userId, modelId)).for('update');
  return row ?? null;
}

/** A viewer's current level; null for none. A paid month counts to its end. */
export async function memberLevel(
  orm: Orm,
  userId: number,
  modelId: number,
  now: number,
): Promise<FanclubLevel | null> {
  const [row] = await orm
    .select({ level: fanclubMembership.level })
    .from(fanclubMembership)
    .where(and(of(userId, modelId), gt(fanclubMembership.paidUntil, new Date(now))));
  return levelOf(row?.level ?? null);
}

/** SQL condition: current members of these levels. */
export const inClub = (modelId: number, levels: readonly FanclubLevel[], now: number) =>
  and(
    eq(fanclubMembership.modelId, modelId),
    gt(fanclubMembership.paidUntil, new Date(now)),
    inArray(fanclubMembership.level, [...levels]),
  );

export async function membershipsOf(orm: Orm, userId: number, now: number): Promise<FanclubMembership[]> {
  const rows = await orm
    .select({ row: fanclubMembership, username: user.username, displayName: user.displayName })
    .from(fanclubMembership)
    .innerJoin(user, eq(user.id, fanclubMembership.modelId))
    .where(and(eq(fanclubMembership.userId, userId), gt(fanclubMembership.paidUntil, new Date(now))))
    .orderBy(desc(fanclubMembership.since));
  return rows.map(({ row, ...model }) => membershipView(row, model));
}

/** Number of current members. */
export const countMembers = (orm: Orm, modelId: number, now: number): Promise<number> =>
  orm.$count(
    fanclubMembership,
    and(eq(fanclubMembership.modelId, modelId), gt(fanclubMembership.paidUntil, new Date(now))),
  );

/** The club as one user sees it. */
export async function clubView(
  orm: Orm,
  room: RoomRow,
  userId: number | null,
  now: number,
): Promise<Fanclub> {
  const isRunning = gt(fanclubMembership.paidUntil, new Date(now));
  const [mine] =
    userId === null
      ? []
      : await orm
          .select()
          .from(fanclubMembership)
          .where(and(of(userId, room.user.id), isRunning));
  const { isEnabled, prices } = clubSettings(room.model);
  return {
    username: room.user.username,
    display_name: room.user.displayName,
    avatar_url: roomAvatar(room.user.avatar, room.model.artSeed),
    is_enabled: isEnabled,
    prices,
    member_count: await countMembers(orm, room.user.id, now),
    membership: mine ? membershipView(mine, room.user) : null,
  };
}
