import { and, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { show, showTicket, user } from '../../kernel/db/schema/index.ts';

export type ShowRow = typeof show.$inferSelect;
const PRIVATE_KINDS = ['private', 'exclusive'];

/** The open shows of a room, oldest first. */
export const openShows = (orm: Orm, modelId: number): Promise<ShowRow[]> =>
  orm
    .select()
    .from(show)
    .where(and(eq(show.modelId, modelId), ne(show.state, 'ended')))
    .orderBy(show.id);

/** All open shows of the platform, for the job. */
export const allOpenShows = (orm: Orm): Promise<Pick<ShowRow, 'id' | 'modelId' | 'kind'>[]> =>
  orm
    .select({ id: show.id, modelId: show.modelId, kind: show.kind })
    .from(show)
    .where(ne(show.state, 'ended'))
    .orderBy(show.id);

/** All open shows of the platform, with the username of each broadcaster. One statement: bots read them each second. */
export const openShowsByName = (orm: Orm): Promise<(ShowRow & { username: string })[]> =>
  orm
    .select({ ...getTableColumns(show), username: user.username })
    .from(show)
    .innerJoin(user, eq(user.id, show.modelId))
    .where(ne(show.state, 'ended'))
    .orderBy(show.id);

/** The rooms where this viewer has an open show. */
export const roomsOf = async (orm: Orm, viewerId: number): Promise<number[]> =>
  (
    await orm
      .selectDistinct({ modelId: show.modelId })
      .from(show)
      .where(and(eq(show.viewerId, viewerId), ne(show.state, 'ended')))
  ).map(({ modelId }) => modelId);

/** Whether this user is the viewer or the broadcaster of a running private show. */
export const isInPrivate = async (orm: Orm, userId: number): Promise<boolean> => {
  const mine = or(eq(show.viewerId, userId), eq(show.modelId, userId));
  const rows = await orm
    .select({ id: show.id })
    .from(show)
    .where(and(mine, eq(show.state, 'running'), inArray(show.kind, PRIVATE_KINDS)))
    .limit(1);
  return rows.length > 0;
};

export const isPrivate = (row: Pick<ShowRow, 'kind'>): boolean => PRIVATE_KINDS.includes(row.kind);
export const runningPrivate = (rows: readonly ShowRow[]): ShowRow | undefined =>
  rows.find((row) => isPrivate(row) && row.state === 'running');
export const ticketShow = (rows: readonly ShowRow[]): ShowRow | undefined =>
  rows.find((row) => row.kind === 'limited' && row.state === 'running');

/** Users with tokens on hold for shows of this room, or who may be charged. */
export async function viewersOf(tx: Orm, modelId: number): Promise<number[]> {
  const open = and(eq(show.modelId, modelId), ne(show.state, 'ended'));
  const watching = await tx.select({ id: show.viewerId }).from(show).where(open);
  const holding = await tx
    .select({ id: showTicket.userId })
    .from(showTicket)
    .innerJoin(show, eq(show.id, showTicket.showId))
    .where(open);
  return [...new Set([...watching, ...holding].flatMap(({ id }) => (id === null ? [] : [id])))];
}

export async function updateShow(tx: Orm, row: ShowRow, change: Partial<ShowRow>): Promise<ShowRow> {
  await tx.update(show).set(change).where(eq(show.id, row.id));
  return { ...row, ...change };
}

/** Records that the viewer was seen in this room. */
export const markSeen = (orm: Orm, modelId: number, viewerId: number, now: number): Promise<unknown> =>
  orm
    .update(show)
    .set({ seenAt: new Date(now) })
    .where(
      and(
        eq(show.modelId, modelId),
        eq(show.viewerId, viewerId),
        eq(show.state, 'running'),
        ne(show.kind, 'limited'),
      ),
    );

/** When this viewer last paid the start-up tip here, and last started to spy here. */
export async function lastSpy(
  orm: Orm,
  modelId: number,
  viewerId: number,
): Promise<{ tipAt: number | null; at: number | null }> {
  const [row] = await orm
    .select({
      tipAt: sql<Date | string | null>`max(${show.startedAt}) FILTER (WHERE ${show.startupTip} > 0)`,
      at: sql<Date | string | null>`max(${show.startedAt})`,
    })
    .from(show)
    .where(and(eq(show.modelId, modelId), eq(show.viewerId, viewerId), inArray(show.kind, ['spy'])));
  const time = (value: Date | string | null | undefined) =>
    value == null ? null : new Date(value).getTime();
  return { tipAt: time(row?.tipAt), at: time(row?.at) };
}
