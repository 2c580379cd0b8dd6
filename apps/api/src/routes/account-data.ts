import type { FastifyInstance } from 'fastify';
import { eraseAccount, isInDebt } from '../features/account/deleted-account.ts';
import type { ProofCheck } from '../features/account/proof.ts';
import { listSites } from '../features/brand/store.ts';
import { recheckSessions } from '../kernel/accounts/end-sessions.ts';
import { makeGuest } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { setSessionCookie } from '../kernel/http/cookies.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { writeMail } from '../kernel/mail/outbox.ts';
import { mailPlace } from '../kernel/mail/place.ts';
import { findRoomById } from '../kernel/rooms/rooms.ts';
import { personalData } from '../read-models/personal-data.ts';
import type { Context } from './context.ts';

/** The export of one's data, and the end of an account (record 0048). */
export function registerAccountData(app: FastifyInstance, context: Context, proof: ProofCheck): void {
  const { ai, database, signer, options, shows, orders, sites, work } = context;

  registerOperation(app, context, 'POST /user/export', async ({ body, viewer, request }) => {
    await proof.full(request, viewer.user, body);
    const data = await personalData(database.orm, viewer.user.id);
    return { status: 1, exported_at: new Date().toISOString(), data };
  });

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

  registerOperation(app, context, 'POST /user/delete', async ({ body, viewer, request, reply }) => {
    const { user } = viewer;
    const { isAdmin, isSuperAdmin, isStudioOwner } = user.traits;
    // An operator's sites must not lose their owner, nor the platform its administrators.
    if (
      isAdmin ||
      isSuperAdmin ||
      isStudioOwner ||
      (await listSites(database.orm, user.username)).length > 0
    ) {
      throw new ApiError('forbidden');
    }
    await proof.full(request, user, body);
    await stop(user);
    const { site } = await sites.of(request);
    const place = mailPlace(request, context, site);
    await work.run(async (unit) => {
      if (await isInDebt(unit.tx, user.id)) throw new ApiError('account_in_debt');
      await eraseAccount(unit.tx, signer, user);
      await writeMail(
        unit.tx,
        'account_deleted',
        { ...place, ...mailTo(user) },
        `${place.origin}${place.base}/`,
      );
      await recheckSessions(unit, user.id);
    });
    // What another tab started meanwhile.
    await stop(user);
    setSessionCookie(request, reply, options, makeGuest(signer).token);
    return { status: 1 };
  });
}

const mailTo = ({ id, email, displayName }: UserRow) => ({ id, email, displayName });
