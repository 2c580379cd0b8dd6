import { MEET, type MeetProduct, type MeetState, skipPause } from '@footlight/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { userById } from '../../kernel/accounts/users.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { meetTicket, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { findRoomById } from '../../kernel/rooms/rooms.ts';
import { createDates, type DateOptions } from './dates.ts';
import { createMatcher, takesDates } from './matcher.ts';
import { part, publishState } from './parting.ts';
import { banIfReported } from './reports.ts';
import { maySignal, stateOf } from './state.ts';
import {
  bannedUntil,
  block,
  countOnline,
  lastMeetOf,
  lockMeet,
  type MeetRow,
  meetById,
  partnerIdOf,
  skipsOf,
  ticketOf,
  updateMeet,
} from './store.ts';

/** Somebody who asks for a partner. */
export interface Asker {
  user: UserRow;
  seat: string | null;
  genders: readonly string[];
  country: string | null;
  region: string | null;
  /** Their site shows rooms with explicit tags. */
  showsExplicit: boolean;
}

type Beat = { seat: string | null; isStreamActive: boolean };

/** Puts a report of a partner into the queue of the staff. */
type StoreReport = (
  tx: Orm,
  made: {
    kind: MeetProduct;
    object: string;
    reporterId: number;
    reportedId: number;
    reason: null;
    still: Buffer | null;
  },
) => Promise<unknown>;

export type Meets = ReturnType<typeof createMeets>;

/** Speed-dates and random chat (spec 3 §7). All state is in the database, so the queue survives a restart. */
export function createMeets(options: DateOptions & { report: StoreReport }) {
  const { orm, work, now, report } = options;
  const dates = createDates(options);
  const matcher = createMatcher(options);

  /** The open meeting that this account's ticket names, locked. */
  const lockOwn = async (tx: Orm, userId: number): Promise<MeetRow | null> => {
    const ticket = await ticketOf(tx, userId);
    const row = ticket?.meetId == null ? null : await lockMeet(tx, ticket.meetId);
    return row?.state === 'ended' ? null : row;
  };

  const pauseOf = async (tx: Orm, userId: number): Promise<number> => {
    const since = new Date(now() - MEET.longestPauseMs - 60_000);
    return skipPause(await skipsOf(tx, userId, since, MEET.skipWithinMs), now());
  };

  const enterQueue = async (tx: Orm, product: MeetProduct, asker: Asker): Promise<void> => {
    const at = new Date(now());
    const isBroadcaster = asker.user.type === 'model';
    const place = { country: asker.country, region: asker.region, showsExplicit: asker.showsExplicit };
    const values = {
      product,
      side: product === 'random' ? 'any' : isBroadcaster ? 'broadcaster' : 'viewer',
      seat: asker.seat,
      wants: [...asker.genders],
      ...place,
      enteredAt: at,
      aliveAt: at,
      meetId: null,
    };
    await tx
      .insert(meetTicket)
      .values({ userId: asker.user.id, ...values })
      .onConflictDoUpdate({
        target: meetTicket.userId,
        // A repeated request keeps its place; a request that was matched in the meantime stays as it is.
        set: {
          ...values,
          enteredAt: sql`CASE WHEN ${meetTicket.product} = ${product} THEN ${meetTicket.enteredAt} ELSE ${at.toISOString()}::timestamptz END`,
        },
        setWhere: isNull(meetTicket.meetId),
      });
  };

  /** Settles the shows of ended dates right away; the job does it if this fails. */
  const settled = async (row: MeetRow | null): Promise<void> => {
    const ended = row && (await meetById(orm, row.id));
    if (ended?.state === 'ended') await dates.settle(ended);
  };

  const leave = async (unit: UnitOfWork, userId: number, how: 'stop' | 'report'): Promise<MeetRow | null> => {
    const row = await lockOwn(unit.tx, userId);
    if (row) await part(unit, options, row, { how, byId: userId });
    await unit.tx.delete(meetTicket).where(eq(meetTicket.userId, userId));
    return row;
  };

  return {
    online: (product: MeetProduct) => countOnline(orm, product, now()),

    state: (userId: number, product: MeetProduct) => stateOf(orm, options, userId, product),

    /**
     * Enters the queue, or leaves the partner and enters it again.
     *
     * @throws ApiError `meet_banned`, `private_unavailable` (a broadcaster who takes no privates now), or
     *   `too_many_requests` after many quick skips: the partner is left all the same
     */
    async request(product: MeetProduct, asker: Asker): Promise<MeetState> {
      const { id, type } = asker.user;
      if ((await bannedUntil(orm, id, now())) !== null) throw new ApiError('meet_banned');
      if (product === 'date' && type === 'model') {
        const room = await findRoomById(orm, id);
        if (!room || !takesDates(room.model)) throw new ApiError('private_unavailable');
      }
      const done = await work.run(async (unit) => {
        const { tx } = unit;
        const row = await lockOwn(tx, id);
        if (row) {
          await part(unit, options, row, { how: 'next', byId: id });
          // A person who continues joins the end of the queue.
          await tx
            .update(meetTicket)
            .set({ enteredAt: new Date(now()) })
            .where(eq(meetTicket.userId, id));
        }
        const pauseMs = await pauseOf(tx, id);
        if (pauseMs > 0) await tx.delete(meetTicket).where(eq(meetTicket.userId, id));
        else await enterQueue(tx, product, asker);
        await publishState(unit, options, id, product);
        return { row, pauseMs };
      });
      await settled(done.row);
      if (done.pauseMs > 0)
        throw new ApiError('too_many_requests', { amount: Math.ceil(done.pauseMs / 1_000) });
      return stateOf(orm, options, id, product);
    },

    /** Reports that the page is open, and whether the partner's picture arrives. */
    async update(product: MeetProduct, userId: number, beat: Beat): Promise<MeetState> {
      const [ticket] = await orm
        .update(meetTicket)
        .set({ aliveAt: new Date(now()) })
        .where(
          and(
            eq(meetTicket.userId, userId),
            eq(meetTicket.product, product),
            beat.seat === null ? undefined : eq(meetTicket.seat, beat.seat),
          ),
        )
        .returning({ meetId: meetTicket.meetId });
      const found = ticket?.meetId == null ? null : await meetById(orm, ticket.meetId);
      if (found?.state === 'running' && found.product === 'date' && found.firstId === userId) {
        await options.shows.seen(found.secondId, userId);
      }
      const wasActive = found?.firstId === userId ? found.firstActive : found?.secondActive;
      const isNews = found?.state === 'connecting' && beat.isStreamActive && !wasActive;
      const isLost = found?.state === 'running' && !beat.isStreamActive;
      if (found && (isNews || isLost)) await this.streamChanged(found.id, userId, beat.isStreamActive);
      return stateOf(orm, options, userId, product);
    },

    /** The partner's picture has arrived, or is lost. The meeting runs when both have arrived. */
    async streamChanged(meetId: number, userId: number, isActive: boolean): Promise<void> {
      const done = await work.run(async (unit) => {
        const row = await lockMeet(unit.tx, meetId);
        if (!row || (row.state !== 'connecting' && row.state !== 'running')) return null;
        if (!isActive) {
          if (row.state === 'running') await part(unit, options, row, { how: 'failed', byId: null });
          return { row, isBegun: false };
        }
        const isFirst = row.firstId === userId;
        const next = {
          firstActive: row.firstActive || isFirst,
          secondActive: row.secondActive || !isFirst,
        };
        const isBegun = row.state === 'connecting' && next.firstActive && next.secondActive;
        const begun = isBegun ? { state: 'running', stateAt: new Date(now()) } : {};
        const after = await updateMeet(unit.tx, row, { ...next, ...begun });
        if (isBegun) {
          for (const id of [row.firstId, row.secondId]) {
            await publishState(unit, options, id, row.product as MeetProduct);
          }
        }
        return { row: after, isBegun };
      });
      if (done?.isBegun && done.row.product === 'date') await dates.begin(done.row);
      if (done && !isActive) await settled(done.row);
    },

    /**
     * The proposed date of this account with the named broadcaster, while it can be accepted.
     *
     * @throws ApiError `meet_over`
     */
    async proposal(userId: number, broadcastUsername: string, meetId: number | undefined): Promise<MeetRow> {
      const ticket = await ticketOf(orm, userId);
      const row = ticket?.meetId == null ? null : await meetById(orm, ticket.meetId);
      if (row?.product !== 'date' || row.state === 'ended' || row.id !== (meetId ?? row.id))
        throw new ApiError('meet_over');
      if ((await userById(orm, row.secondId)).username !== broadcastUsername) throw new ApiError('meet_over');
      return row;
    },

    /** Accepts a proposal; a viewer passes the private that they requested for it. */
    async accept(meetId: number, userId: number, showId: number | null): Promise<MeetState> {
      const row = await work.run(async (unit) => {
        const found = await lockMeet(unit.tx, meetId);
        if (found?.state !== 'matched') return found;
        const isFirst = found.firstId === userId;
        const accepted = {
          firstAccepted: found.firstAccepted || isFirst,
          secondAccepted: found.secondAccepted || !isFirst,
          showId: showId ?? found.showId,
        };
        const isBoth = accepted.firstAccepted && accepted.secondAccepted;
        const begun = isBoth ? { state: 'connecting', stateAt: new Date(now()) } : {};
        const after = await updateMeet(unit.tx, found, { ...accepted, ...begun });
        for (const id of [found.firstId, found.secondId]) await publishState(unit, options, id, 'date');
        return after;
      });
      // The proposal ended while the private was requested: nothing is charged for it.
      if (row?.state === 'ended' && showId !== null) await dates.settle({ ...row, showId });
      return stateOf(orm, options, userId, 'date');
    },

    async stop(
      product: MeetProduct,
      userId: number,
      wish: { seat: string | null; isBlock: boolean; toUsername: string | null },
    ): Promise<MeetState> {
      const ticket = await ticketOf(orm, userId);
      // Another tab of the account continues.
      const isOther = ticket?.seat != null && wish.seat !== null && ticket.seat !== wish.seat;
      const row =
        ticket?.product !== product || isOther
          ? null
          : await work.run(async (unit) => {
              const left = await leave(unit, userId, 'stop');
              await publishState(unit, options, userId, product);
              return left;
            });
      await settled(row);
      if (wish.isBlock) {
        const [named] = wish.toUsername
          ? await orm.select({ id: user.id }).from(user).where(eq(user.username, wish.toUsername))
          : [];
        const other = named?.id ?? (row ? partnerIdOf(row, userId) : null);
        // Only people who met can be blocked: the call does not reveal which names exist.
        if (other !== null && (await lastMeetOf(orm, userId, other))) await block(orm, userId, other, now());
      }
      return stateOf(orm, options, userId, product);
    },

    /** Reports the partner with a still, blocks them and leaves. Repeating it changes nothing. */
    async report(product: MeetProduct, userId: number, wish: { meetId: number; still: Buffer | null }) {
      const found = await meetById(orm, wish.meetId);
      const isOwn = found && (found.firstId === userId || found.secondId === userId);
      const endedAt = found?.endedAt?.getTime() ?? now();
      if (!found || !isOwn || found.product !== product || now() - endedAt > MEET.reportWithinMs) {
        throw new ApiError('not_found');
      }
      const reportedId = partnerIdOf(found, userId);
      const left = await work.run(async (unit) => {
        const own = await lockOwn(unit.tx, userId);
        await block(unit.tx, userId, reportedId, now());
        const made = {
          kind: product,
          object: String(found.id),
          reporterId: userId,
          reportedId,
          reason: null,
        };
        await report(unit.tx, { ...made, still: wish.still });
        const row = own?.id === found.id ? await leave(unit, userId, 'report') : null;
        await publishState(unit, options, userId, product);
        return row;
      });
      await settled(left);
      if (await banIfReported(orm, reportedId, now())) await this.expel(reportedId);
      return stateOf(orm, options, userId, product);
    },

    /** Takes somebody out of the queue and ends their meeting, because they were banned. */
    async expel(userId: number): Promise<void> {
      const ticket = await ticketOf(orm, userId);
      if (!ticket) return;
      const row = await work.run(async (unit) => {
        const left = await leave(unit, userId, 'stop');
        await publishState(unit, options, userId, ticket.product as MeetProduct);
        return left;
      });
      await settled(row);
    },

    /** The partner who gets this user's signals, or null if the two may not exchange any now. */
    async signalTo(userId: number, meetId: number, token: string): Promise<number | null> {
      if (!maySignal(options, { meetId, userId, token })) return null;
      const row = await meetById(orm, meetId);
      return row && (row.state === 'connecting' || row.state === 'running') ? partnerIdOf(row, userId) : null;
    },

    forgetOld: matcher.forgetOld,
    /** One step of the queue. */
    async step(isNewLeader = false): Promise<void> {
      await matcher.step(isNewLeader);
      await dates.step();
    },
    stepMs: 300,
  };
}
