import type { FastifyRequest } from 'fastify';
import { eraseAccount, isInDebt } from '../features/account/deleted-account.ts';
import { listSites } from '../features/brand/store.ts';
import { recheckSessions } from '../kernel/accounts/end-sessions.ts';
import { staffRole } from '../kernel/accounts/staff.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { Orm } from '../kernel/db/database.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { writeMail } from '../kernel/mail/outbox.ts';
import { mailPlace } from '../kernel/mail/place.ts';
import { findRoomById } from '../kernel/rooms/rooms.ts';
import type { Context } from './context.ts';

/** Ends accounts, for their owners and for the staff (record 0048). */
export function createAccountEnd(context: Context) {
  const { ai, database, signer, shows, orders, sites, work } = context;

  /** Ends what runs: shows settle, orders and AI requests give their tokens back, the room closes. */
  const stop = async (account: UserRow) => {
    await shows.leaveAll(account.id);
    await ai.withdraw(account.id);
    if (await findRoomById(database.orm, account.id)) await shows.setMode(account.id, { mode: 'offline' });
    for (const order of await orders.list(account.id, 'placed')) {
      if (order.state === 'waiting') await orders.withdraw(order.id, account);
    }
    for (const order of await orders.list(account.id, 'received')) {
      if (order.state === 'waiting') await orders.decline(order.id, account);
    }
  };

  return {
    /** @throws ApiError `forbidden`: an operator's sites must not lose their owner, nor the platform its staff */
    async mayEnd(account: UserRow): Promise<void> {
      const isBound = staffRole(account) !== null || account.traits.isStudioOwner === true;
      if (isBound || (await listSites(database.orm, account.username)).length > 0) {
        throw new ApiError('forbidden');
      }
    },
    /**
     * Erases an account. `also` runs in the same transaction, after the erasure.
     *
     * @throws ApiError `account_in_debt`
     */
    async end(account: UserRow, request: FastifyRequest, also?: (tx: Orm) => Promise<void>): Promise<void> {
      await stop(account);
      const { site } = await sites.of(request);
      const place = mailPlace(request, context, site);
      const { id, email, displayName } = account;
      await work.run(async (unit) => {
        if (await isInDebt(unit.tx, id)) throw new ApiError('account_in_debt');
        await eraseAccount(unit.tx, signer, account);
        const link = `${place.origin}${place.base}/`;
        await writeMail(unit.tx, 'account_deleted', { ...place, id, email, displayName }, link);
        await recheckSessions(unit, id);
        await also?.(unit.tx);
      });
      // What another tab started in the meantime.
      await stop(account);
    },
  };
}
