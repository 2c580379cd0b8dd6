import type { MeetEnd, MeetProduct } from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { meetTicket } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { type StateOptions, stateOf } from './state.ts';
import { type MeetRow, updateMeet } from './store.ts';

/**
 * How a meeting ends. `next`, `stop`, `report` and `gone` are acts of one person; `expired`: a proposal was not accepted;
 * `failed`: the cameras did not connect; `show`: the private ended.
 */
export type Parting = 'next' | 'stop' | 'report' | 'gone' | 'expired' | 'failed' | 'show';

const endFor = (how: Parting): MeetEnd => (how === 'expired' || how === 'failed' ? how : 'left');

/** Whether somebody goes back to their place in the queue, and does not leave it. */
function staysInQueue(row: MeetRow, userId: number, how: Parting, byId: number | null): boolean {
  if (userId === byId) return how === 'next';
  // A date that has started is over for both: nobody is filmed for the next one without asking for it.
  if (row.product === 'date' && row.state === 'running') return false;
  const hasAccepted = userId === row.firstId ? row.firstAccepted : row.secondAccepted;
  return how !== 'show' && (how !== 'expired' || hasAccepted);
}

/** Publishes the present state of one person to their tabs. */
export async function publishState(
  unit: UnitOfWork,
  options: StateOptions,
  userId: number,
  product: MeetProduct,
  ended: MeetEnd | null = null,
): Promise<void> {
  unit.toUser(userId, 'v3.meet.update', await stateOf(unit.tx, options, userId, product, { ended }));
}

const ticketIn = (row: MeetRow, userId: number) =>
  and(eq(meetTicket.userId, userId), eq(meetTicket.meetId, row.id));

async function releaseTicket(tx: Orm, row: MeetRow, userId: number, isKept: boolean): Promise<void> {
  if (isKept) await tx.update(meetTicket).set({ meetId: null }).where(ticketIn(row, userId));
  else await tx.delete(meetTicket).where(ticketIn(row, userId));
}

/** Ends a locked meeting, puts both people back into the queue or removes them, and notifies them. */
export async function part(
  unit: UnitOfWork,
  options: StateOptions,
  row: MeetRow,
  { how, byId, ended = endFor(how) }: { how: Parting; byId: number | null; ended?: MeetEnd },
): Promise<void> {
  if (row.state === 'ended') return;
  const { tx } = unit;
  const at = new Date(options.now());
  await updateMeet(tx, row, { state: 'ended', stateAt: at, endedAt: at, endedById: byId, endReason: how });
  for (const userId of [row.firstId, row.secondId]) {
    await releaseTicket(tx, row, userId, staysInQueue(row, userId, how, byId));
    const why = userId === byId ? null : ended;
    await publishState(unit, options, userId, row.product as MeetProduct, why);
  }
}
