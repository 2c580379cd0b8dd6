import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  accountOfPasskey,
  addPasskey,
  creationOptions,
  type PasskeySite,
  removePasskey,
  renamePasskey,
  requestOptions,
} from '../features/account/passkeys.ts';
import type { ProofCheck } from '../features/account/proof.ts';
import { securityMail } from '../features/account/security-mail.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction } from '../kernel/db/database.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { siteOrigin } from '../kernel/http/site-origin.ts';
import { startSession } from '../kernel/http/start-session.ts';
import type { Context } from './context.ts';

const MINUTE = 60_000;

/** Passkeys: adding, naming and removing them, and logging in with one. */
export function registerPasskeys(app: FastifyInstance, context: Context, proof: ProofCheck): void {
  const { database } = context;
  const { orm } = database;
  const logins = createLimit(context, 'account-passkeys:logins', 30, MINUTE);
  const additions = createLimit(context, 'account-passkeys:additions', 20, MINUTE);

  const placeOf = async (request: FastifyRequest): Promise<PasskeySite> => {
    const { site } = await context.sites.of(request);
    return { origin: siteOrigin(request, context, site), name: site.display_name };
  };

  registerOperation(app, context, 'POST /user/passkeys/options', async ({ body, viewer, request }) => {
    await proof.full(request, viewer.user, body);
    return { status: 1, options: await creationOptions(orm, viewer.user, await placeOf(request)) };
  });

  registerOperation(app, context, 'POST /user/passkeys', async ({ body, viewer, request }) => {
    const { user } = viewer;
    await additions.take(request, `passkey ${user.id}`);
    const site = await placeOf(request);
    await addPasskey(orm, user.id, { name: body.name, made: body.passkey, site });
    await (await securityMail(request, context, user))(orm, 'passkey_added');
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /user/passkeys/{id}/rename', async ({ params, body, viewer }) => {
    if (!(await renamePasskey(orm, viewer.user.id, params.id, body.name))) throw new ApiError('not_found');
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /user/passkeys/{id}/remove', async (call) => {
    const { params, body, viewer, request } = call;
    await proof.full(request, viewer.user, body);
    const notify = await securityMail(request, context, viewer.user);
    await inTransaction(database, async (tx) => {
      if (!(await removePasskey(tx, viewer.user.id, params.id))) throw new ApiError('not_found');
      await notify(tx, 'passkey_removed');
    });
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /auth/passkey/options', async ({ request }) => {
    await logins.take(request, `options ${request.ip}`);
    return { status: 1, options: await requestOptions(orm, await placeOf(request)) };
  });

  registerOperation(app, context, 'POST /auth/passkey', async ({ body, viewer, request, reply }) => {
    await logins.take(request, `passkey ${request.ip}`);
    const account = await accountOfPasskey(orm, body.passkey, await placeOf(request));
    await startSession(context, { viewer, request, reply }, account);
    return { status: 1 };
  });
}
