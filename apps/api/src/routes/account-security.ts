import type { FastifyInstance } from 'fastify';
import { hasPassword, identitiesOf } from '../features/account/identities.ts';
import { unlinkAll } from '../features/account/linked-accounts.ts';
import { passkeysOf } from '../features/account/passkeys.ts';
import type { ProofCheck } from '../features/account/proof.ts';
import { securityMail } from '../features/account/security-mail.ts';
import { endSessionById, endSessions, sessionsOf } from '../features/account/sessions.ts';
import {
  confirmTwoFactor,
  endTwoFactor,
  hasTwoFactor,
  newRecoveryCodes,
  recoveryCodesLeft,
  startTwoFactor,
} from '../features/account/two-factor.ts';
import { tokenHash } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction } from '../kernel/db/database.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import type { Context } from './context.ts';

const MINUTE = 60_000;

/** Sessions and the second factor of one's account. */
export function registerSecurity(app: FastifyInstance, context: Context, proof: ProofCheck): void {
  const { database, signer, work } = context;
  const { orm } = database;
  const confirmations = createLimit(context, 'account-security:confirmations', 10, 5 * MINUTE, {
    growingFromS: 30,
  });

  registerOperation(app, context, 'GET /user/security', async ({ viewer: { user, token } }) => ({
    status: 1,
    two_factor: {
      is_on: await hasTwoFactor(orm, user.id),
      recovery_codes_left: await recoveryCodesLeft(orm, user.id),
    },
    passkeys: await passkeysOf(orm, user.id),
    identities: await identitiesOf(orm, user.id, context.oauth),
    has_password: hasPassword(user),
    sessions: await sessionsOf(orm, user.id, tokenHash(token)),
  }));

  registerOperation(app, context, 'POST /user/sessions/{id}/end', async ({ params, viewer: { user } }) => {
    if (!(await work.run((unit) => endSessionById(unit, user.id, params.id)))) {
      throw new ApiError('not_found');
    }
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /user/sessions/end_others', async ({ viewer: { user, token } }) => ({
    status: 1,
    ended: await work.run((unit) => endSessions(unit, user.id, tokenHash(token))),
  }));

  registerOperation(app, context, 'POST /user/two_factor/start', async ({ body, viewer, request }) => {
    await proof.full(request, viewer.user, body);
    const { site } = await context.sites.of(request);
    const started = await startTwoFactor(orm, signer, viewer.user, site.display_name);
    if (!started) throw new ApiError('conflict');
    return { status: 1, ...started };
  });

  registerOperation(app, context, 'POST /user/two_factor/confirm', async ({ body, viewer, request }) => {
    const { user } = viewer;
    const key = `confirm ${user.id}`;
    await confirmations.take(request, key);
    if (await hasTwoFactor(orm, user.id)) throw new ApiError('conflict');
    const notify = await securityMail(request, context, user);
    const codes = await inTransaction(database, async (tx) => {
      if (!(await confirmTwoFactor(tx, signer, user.id, body.code, Date.now()))) return null;
      // From now on the account opens with a second step only.
      await unlinkAll(tx, user.id);
      await notify(tx, 'two_factor_on');
      return newRecoveryCodes(tx, signer, user.id);
    });
    if (!codes) throw new ApiError('code_wrong');
    await confirmations.giveBack(request, key);
    return { status: 1, recovery_codes: codes };
  });

  registerOperation(
    app,
    context,
    'POST /user/two_factor/recovery_codes',
    async ({ body, viewer, request }) => {
      await proof.full(request, viewer.user, body);
      if (!(await hasTwoFactor(orm, viewer.user.id))) throw new ApiError('conflict');
      const codes = await inTransaction(database, (tx) => newRecoveryCodes(tx, signer, viewer.user.id));
      return { status: 1, recovery_codes: codes };
    },
  );

  registerOperation(app, context, 'POST /user/two_factor/disable', async ({ body, viewer, request }) => {
    const { user } = viewer;
    await proof.full(request, user, body);
    if (!(await hasTwoFactor(orm, user.id))) throw new ApiError('conflict');
    const notify = await securityMail(request, context, user);
    await inTransaction(database, async (tx) => {
      await endTwoFactor(tx, user.id);
      await notify(tx, 'two_factor_off');
    });
    return { status: 1 };
  });
}
