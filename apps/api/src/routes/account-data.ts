import type { FastifyInstance } from 'fastify';
import type { ProofCheck } from '../features/account/proof.ts';
import { makeGuest } from '../kernel/accounts/session.ts';
import { setSessionCookie } from '../kernel/http/cookies.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { personalData } from '../read-models/personal-data.ts';
import type { Context } from './context.ts';
import { createAccountEnd } from './end-account.ts';

/** The export of one's data, and the end of an account (record 0048). */
export function registerAccountData(app: FastifyInstance, context: Context, proof: ProofCheck): void {
  const { database, signer, options } = context;
  const accountEnd = createAccountEnd(context);

  registerOperation(app, context, 'POST /user/export', async ({ body, viewer, request }) => {
    await proof.full(request, viewer.user, body);
    const data = await personalData(database.orm, viewer.user.id);
    return { status: 1, exported_at: new Date().toISOString(), data };
  });

  registerOperation(app, context, 'POST /user/delete', async ({ body, viewer, request, reply }) => {
    await accountEnd.mayEnd(viewer.user);
    await proof.full(request, viewer.user, body);
    await accountEnd.end(viewer.user, request);
    setSessionCookie(request, reply, options, makeGuest(signer).token);
    return { status: 1 };
  });
}
