import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { userById } from '../../kernel/accounts/users.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { meet, show } from '../../kernel/db/schema/index.ts';
import type { Work } from '../../kernel/events/outbox.ts';
import type { Shows } from '../shows/shows.ts';
import { type Parting, part } from './parting.ts';
import type { StateOptions } from './state.ts';
import { lockMeet, type MeetRow } from './store.ts';

export interface DateOptions extends StateOptions {
  orm: Orm;
  work: Pick<Work, 'run'>;
  shows: Pick<Shows, 'accept' | 'cancel' | 'end' | 'seen'>;
  log: FastifyBaseLogger;
}

/** How long after a parting the show of a date is looked for, if the process died in between. */
const SETTLE_WITHIN_MS = 60 * 60_000;

const hasReport = ({ endReason }: MeetRow): boolean => endReason === ('report' satisfies Parting);

/** Speed-dates as privates: the show of a date starts and ends with it (decision 0058). */
export function createDates({ orm, work, shows, log, ...options }: DateOptions) {
  const showOf = async (id: number | null) => {
    if (id === null) return null;
    const [row] = await orm.select().from(show).where(eq(show.id, id));
    return row ?? null;
  };

  /** Ends or withdraws the show of an ended date. Safe to repeat. */
  const settle = async (row: MeetRow): Promise<void> => {
    const found = await showOf(row.showId);
    if (!found || found.state === 'ended') return;
    const viewer = await userById(orm, row.firstId);
    try {
      if (found.state === 'requested') await shows.cancel(row.secondId, viewer);
      // A person who leaves ends the show. A show that ends in another way, or by a report, costs the viewer only the
      // minutes that have started: no one pays a minimum to get away from a partner whom they report.
      else await shows.end(row.secondId, { id: (hasReport(row) ? null : row.endedById) ?? row.secondId });
    } catch (error) {
      // The metering ended it in the meantime.
      if (!(error instanceof ApiError) || error.errorType !== 'show_not_running') throw error;
    }
  };

  /** The private starts: both pictures have arrived. A show that cannot start ends the date and costs nothing. */
  const begin = async (row: MeetRow): Promise<void> => {
    if (row.showId === null) return;
    try {
      await shows.accept(row.secondId, row.showId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const ended = error.errorType === 'not_enough_tokens' ? 'out_of_tokens' : 'failed';
      await work.run(async (unit) => {
        const found = await lockMeet(unit.tx, row.id);
        if (found) await part(unit, options, found, { how: 'show', byId: null, ended });
      });
    }
  };

  /** Ends dates whose show is over, and shows whose date is over. */
  const step = async (): Promise<void> => {
    const over = await orm
      .select({ id: meet.id, reason: show.endReason })
      .from(meet)
      .innerJoin(show, eq(show.id, meet.showId))
      .where(and(ne(meet.state, 'ended'), eq(show.state, 'ended')));
    for (const { id, reason } of over) {
      const ended = reason === 'out_of_tokens' ? 'out_of_tokens' : 'left';
      await work.run(async (unit) => {
        const found = await lockMeet(unit.tx, id);
        if (found) await part(unit, options, found, { how: 'show', byId: null, ended });
      });
    }
    const open = await orm
      .select({ row: meet })
      .from(meet)
      .innerJoin(show, eq(show.id, meet.showId))
      .where(
        and(
          eq(meet.state, 'ended'),
          gt(meet.endedAt, new Date(options.now() - SETTLE_WITHIN_MS)),
          inArray(show.state, ['requested', 'running']),
        ),
      );
    for (const { row } of open) {
      await settle(row).catch((error: unknown) =>
        log.error({ err: error, meetId: row.id }, 'show of an ended date not settled; will retry'),
      );
    }
  };

  return { settle, begin, step };
}
