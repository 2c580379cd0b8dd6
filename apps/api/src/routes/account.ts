import type { FastifyInstance } from 'fastify';
import type { LoginCheck } from '../features/account/login-check.ts';
import type { ProofCheck } from '../features/account/proof.ts';
import { endOwnSession } from '../kernel/accounts/end-sessions.ts';
import { hashPassword } from '../kernel/accounts/password.ts';
import { makeGuest } from '../kernel/accounts/session.ts';
import { setSessionCookie } from '../kernel/http/cookies.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { startSession } from '../kernel/http/start-session.ts';
import type { Context } from './context.ts';
import type { SignUp } from './sign-up.ts';

const MINUTE = 60_000;

export function registerAuth(
  app: FastifyInstance,
  context: Context,
  { proof, login, signUp }: { proof: ProofCheck; login: LoginCheck; signUp: SignUp },
): void {
  const { signer, options } = context;
  const logins = createLimit(context, 'account:logins', 300, MINUTE);

  registerOperation(app, context, 'POST /auth/login', async ({ body, viewer, request, reply }) => {
    const found = await login.password(request, body);
    await proof.secondStep(request, found.id, body.code);
    await logins.take(request, request.ip);
    await startSession(context, { viewer, request, reply }, found.id);
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /auth/register', async ({ body, viewer, request, reply }) => {
    await signUp.check(request, body);
    const passwordHash = await hashPassword(body.password, options.passwordCost);
    const { id, held } = await signUp.create({ viewer, request }, body, { passwordHash });
    await startSession(context, { viewer, request, reply }, id);
    return { status: 1, free_tokens_on_hold: held };
  });

  registerOperation(app, context, 'POST /auth/logout', async ({ viewer, request, reply }) => {
    const { user: owner } = viewer;
    if (owner) {
      await context.work.run((unit) => endOwnSession(unit, owner.id, viewer.token));
    }
    setSessionCookie(request, reply, options, makeGuest(signer).token);
    return { status: 1, redirect: owner ? options.logoutUrl : null };
  });
}
