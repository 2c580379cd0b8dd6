import {
  GENDERS,
  hasRoom,
  MEET,
  MEET_PRODUCTS,
  type MeetProduct,
  type MeetTicket,
  matchTickets,
  mayRequestPrivate,
  privatePrice,
} from '@footlight/contract';
import { and, asc, count, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { isSuspended } from '../../kernel/accounts/suspension.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { meet, meetTicket, model, roomRole, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import { isBlockedFor, type ModelRow, statusOf } from '../../kernel/rooms/room-row.ts';
import { discountOf, privateSettings } from '../shows/settings.ts';
import { part } from './parting.ts';
import { isLate, type StateOptions, stateFrom } from './state.ts';
import { apartPairs, lockMeet, pairKey, type TicketRow } from './store.ts';

export interface MatcherOptions extends StateOptions {
  orm: Orm;
  work: Pick<Work, 'run'>;
}

interface Waiting extends MeetTicket {
  ticket: TicketRow;
  person: UserRow;
  room: ModelRow | null;
}

/** Whether a broadcaster takes a private now, and so a date. */
export const takesDates = (room: ModelRow): boolean =>
  mayRequestPrivate({
    status: statusOf(room),
    isEnabled: privateSettings(room).isEnabled,
    isLimitedAppInstalled: false,
    isVoyeur: room.isVoyeur,
    isVersus: room.isVersus,
  });

/** The people who wait for this product, locked: another process that matches at the same time sees none of them. */
async function waitingFor(tx: Orm, product: MeetProduct, now: number): Promise<Waiting[]> {
  const tickets = await tx
    .select()
    .from(meetTicket)
    .where(
      and(
        eq(meetTicket.product, product),
        isNull(meetTicket.meetId),
        gt(meetTicket.aliveAt, new Date(now - MEET.goneMs)),
      ),
    )
    .orderBy(asc(meetTicket.userId))
    .for('update', { skipLocked: true });
  if (tickets.length < 2) return [];
  const ids = tickets.map(({ userId }) => userId);
  const people = new Map(
    (await tx.select().from(user).where(inArray(user.id, ids))).map((row) => [row.id, row]),
  );
  const rooms = product === 'date' ? await tx.select().from(model).where(inArray(model.userId, ids)) : [];
  const roomOf = new Map(rooms.map((row) => [row.userId, row]));
  return tickets.flatMap((ticket) => {
    const person = people.get(ticket.userId);
    const room = ticket.side === 'broadcaster' ? (roomOf.get(ticket.userId) ?? null) : null;
    if (!person || isSuspended(person, now) || person.traits.isRemoved) return [];
    if (ticket.side === 'broadcaster' && (!room || !takesDates(room))) return [];
    return [
      {
        id: ticket.userId,
        entered: ticket.enteredAt.getTime(),
        side: ticket.side as MeetTicket['side'],
        gender: GENDERS.find((code) => code === person.gender) ?? null,
        wants: ticket.wants as MeetTicket['wants'],
        ticket,
        person,
        room,
      },
    ];
  });
}

/** Includes people who are kicked or banned from the room of a waiting broadcaster. */
async function expelled(tx: Orm, ids: readonly number[], now: number): Promise<Set<string>> {
  const rows = await tx
    .select({ a: roomRole.modelId, b: roomRole.userId })
    .from(roomRole)
    .where(
      and(
        inArray(roomRole.modelId, [...ids]),
        inArray(roomRole.userId, [...ids]),
        inArray(roomRole.role, ['banned', 'kicked']),
        or(isNull(roomRole.expiresAt), gt(roomRole.expiresAt, new Date(now))),
      ),
    );
  return new Set(rows.map(({ a, b }) => pairKey(a, b)));
}

/** A broadcaster is not there for places that they block, nor on sites that have no explicit rooms. */
const isRoomClosed = ({ room }: Waiting, { ticket }: Waiting): boolean =>
  room !== null &&
  (isBlockedFor(room, { country: ticket.country, region: ticket.region }) ||
    !hasRoom({ is_non_nude: !ticket.showsExplicit, custom: {} }, room.tags));

const priceOf = (room: ModelRow, now: number): number =>
  privatePrice({ ...privateSettings(room), discountRate: discountOf(room, now).rate }, false);

/** In a date the viewer is first, even if the broadcaster has waited longer. */
const inOrder = ([one, other]: [Waiting, Waiting]): [Waiting, Waiting] =>
  one.side === 'broadcaster' ? [other, one] : [one, other];

/** Seats the pairs, in two statements however many they are, and publishes their states. */
async function seatPairs(
  unit: UnitOfWork,
  options: MatcherOptions,
  product: MeetProduct,
  pairs: readonly [Waiting, Waiting][],
): Promise<void> {
  const { tx } = unit;
  const at = new Date(options.now());
  const ordered = pairs.map(inOrder);
  const rows = await tx
    .insert(meet)
    .values(
      ordered.map(([first, second]) => ({
        product,
        firstId: first.id,
        secondId: second.id,
        // Random chat has no proposal: who is in the queue has agreed to be connected.
        state: product === 'date' ? 'matched' : 'connecting',
        firstAccepted: product === 'random',
        secondAccepted: product === 'random',
        price: second.room ? priceOf(second.room, options.now()) : null,
        createdAt: at,
        stateAt: at,
      })),
    )
    .returning();
  const meetOf = new Map(rows.flatMap((row) => [[row.firstId, row] as const, [row.secondId, row] as const]));
  await tx.execute(sql`
    UPDATE ${meetTicket} AS ticket SET meet_id = pair.meet_id
    FROM (
      SELECT unnest(${sql.param([...meetOf.keys()])}::int[]) AS user_id,
        unnest(${sql.param([...meetOf.values()].map(({ id }) => id))}::int[]) AS meet_id
    ) AS pair
    WHERE ticket.user_id = pair.user_id`);
  for (const [first, second] of ordered) {
    const row = meetOf.get(first.id);
    if (!row) throw new Error('insert into meet returned no row');
    for (const [own, partner] of [
      [first, second],
      [second, first],
    ] as const) {
      const meeting = { row, own: own.person, partner: partner.person };
      unit.toUser(own.id, 'v3.meet.update', stateFrom(options, { product, seat: own.ticket, meeting }));
    }
  }
}

/** The queue: matches those who wait, and ends what is late or left (decision 0058). One process at a time runs it. */
export function createMatcher(options: MatcherOptions) {
  const { orm, work, now } = options;

  const match = (product: MeetProduct): Promise<number> =>
    work.run(async (unit) => {
      const { tx } = unit;
      const waiting = await waitingFor(tx, product, now());
      if (waiting.length < 2) return 0;
      const ids = waiting.map(({ id }) => id);
      const met = await apartPairs(tx, ids, new Date(now() - MEET.repeatAfterMs));
      const out = await expelled(tx, ids, now());
      const pairs = matchTickets(waiting, (one, other) => {
        const key = pairKey(one.id, other.id);
        return met.has(key) || out.has(key) || isRoomClosed(one, other) || isRoomClosed(other, one);
      });
      if (pairs.length > 0) await seatPairs(unit, options, product, pairs);
      return pairs.length;
    });

  /** The products for which two or more people wait. Asked three times a second, so it locks nothing. */
  const crowded = async (): Promise<MeetProduct[]> => {
    const rows = await orm
      .select({ product: meetTicket.product })
      .from(meetTicket)
      .where(isNull(meetTicket.meetId))
      .groupBy(meetTicket.product)
      .having(gt(count(), 1));
    return MEET_PRODUCTS.filter((product) => rows.some((row) => row.product === product));
  };

  /** Ends proposals and connections that are late. */
  const expire = async (): Promise<void> => {
    const open = await orm
      .select()
      .from(meet)
      .where(or(eq(meet.state, 'matched'), eq(meet.state, 'connecting')));
    for (const { id } of open.filter((row) => isLate(row, now()))) {
      await work.run(async (unit) => {
        const row = await lockMeet(unit.tx, id);
        if (!row || !isLate(row, now())) return;
        await part(unit, options, row, { how: row.state === 'matched' ? 'expired' : 'failed', byId: null });
      });
    }
  };

  /** Removes people whose page no longer reports, and ends their meetings. */
  const dropGone = async (): Promise<void> => {
    const isGone = lt(meetTicket.aliveAt, new Date(now() - MEET.goneMs));
    for (const ticket of await orm.select().from(meetTicket).where(isGone)) {
      await work.run(async (unit) => {
        const row = ticket.meetId === null ? null : await lockMeet(unit.tx, ticket.meetId);
        const still = and(eq(meetTicket.userId, ticket.userId), isGone);
        const [present] = await unit.tx.select().from(meetTicket).where(still).for('update');
        if (!present || present.meetId !== ticket.meetId) return;
        if (row) await part(unit, options, row, { how: 'gone', byId: ticket.userId });
        else await unit.tx.delete(meetTicket).where(still);
      });
    }
  };

  return {
    async step(isNewLeader = false): Promise<void> {
      // While no platform ran, nobody could report: nobody loses their place for that.
      if (isNewLeader) await orm.update(meetTicket).set({ aliveAt: new Date(now()) });
      await dropGone();
      await expire();
      for (const product of await crowded()) await match(product);
    },
    /** Deletes meetings that are long over, with their reports. */
    async forgetOld(): Promise<void> {
      const since = new Date(now() - 90 * MEET.reportDayMs);
      await orm.delete(meet).where(lt(meet.endedAt, since));
    },
  };
}
