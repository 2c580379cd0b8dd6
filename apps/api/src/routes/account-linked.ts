import type { FastifyInstance } from 'fastify';
import { linkAccounts, linkedAccountNamed, unlinkAccounts } from '../features/account/linked-accounts.ts';
import type { LoginCheck } from '../features/account/login-check.ts';
import type { ProofCheck } from '../features/account/proof.ts';
import { securityMail } from '../features/account/security-mail.ts';
import { hasTwoFactor } from '../features/account/two-factor.ts';
import { isSuspended } from '../kernel/accounts/suspension.ts';
import { userById } from '../kernel/accounts/users.ts';
import { ApiError } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { startSession } from '../kernel/http/start-session.ts';
import type { Context } from './context.ts';

/** The code of the other account has its own field in the form. */
async function aboutOther(step: Promise<void>): Promise<void> {
  try {
    await step;
  } catch (error) {
    if (error instanceof ApiError && error.errorType === 'code_wrong') {
      throw new ApiError('code_wrong', { fields: { other_code: 'invalid_format' } });
    }
    throw error;
  }
}

/** Linked accounts (record 0050). */
export function registerLinkedAccounts(
  app: FastifyInstance,
  context: Context,
  { proof, login }: { proof: ProofCheck; login: LoginCheck },
): void {
  const { database, work } = context;
  const { orm } = database;
  const changes = createLimit(context, 'account-linked:changes', 30, 60_000);

  registerOperation(app, context, 'POST /user/linked_accounts', async ({ body, viewer, request }) => {
    const { user } = viewer;
    // Both passwords, and whether a code is missing, before a code is used up.
    await proof.password(request, user, body.password);
    const { id } = await login.password(request, { username: body.username, password: body.other_password });
    if (body.code === undefined && (await hasTwoFactor(orm, user.id))) {
      throw new ApiError('second_factor_required');
    }
    if (body.other_code === undefined && (await hasTwoFactor(orm, id))) {
      throw new ApiError('second_factor_required', { fields: { other_code: 'required' } });
    }
    await aboutOther(proof.secondStep(request, id, body.other_code));
    await proof.secondStep(request, user.id, body.code);
    const notify = await securityMail(request, context, user);
    const notifyOther = await securityMail(request, context, await userById(orm, id));
    const other = await work.run(async (unit) => {
      const linked = await linkAccounts(unit.tx, user.id, id, context.now());
      await notify(unit.tx, 'account_linked');
      await notifyOther(unit.tx, 'account_linked');
      return linked;
    });
    return { status: 1, username: other.username };
  });

  registerOperation(app, context, 'POST /user/linked_accounts/{username}/remove', async (call) => {
    const { params, body, viewer, request } = call;
    const other = await linkedAccountNamed(orm, viewer.user, params.username);
    await proof.full(request, viewer.user, body);
    await work.run((unit) => unlinkAccounts(unit.tx, viewer.user.id, other.id));
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /user/linked_accounts/{username}/enter', async (call) => {
    const { params, viewer, request, reply } = call;
    await changes.take(request, `enter ${viewer.user.id}`);
    const other = await linkedAccountNamed(orm, viewer.user, params.username);
    if (isSuspended(other, context.now())) throw new ApiError('account_suspended');
    await startSession(context, { viewer, request, reply }, other.id);
    return { status: 1 };
  });
}
