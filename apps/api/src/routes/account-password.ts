import type { FastifyInstance } from 'fastify';
import { accountOfReset, mailReset, setPassword } from '../features/account/password-reset.ts';
import type { ProofCheck } from '../features/account/proof.ts';
import { hashPassword } from '../kernel/accounts/password.ts';
import { tokenHash } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction } from '../kernel/db/database.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { mailPlace } from '../kernel/mail/place.ts';
import type { Context } from './context.ts';

const MINUTE = 60_000;

/** Forgotten and changed passwords (spec 1 §2). */
export function registerPasswords(app: FastifyInstance, context: Context, proof: ProofCheck): void {
  const { database, options, log } = context;
  const asked = createLimit(context, 'account-password:asked', 10, 10 * MINUTE);
  const mailsToOne = createLimit(context, 'account-password:mails-to-one', 3, 10 * MINUTE);
  const links = createLimit(context, 'account-password:links', 30, MINUTE);

  registerOperation(app, context, 'POST /auth/forgot_password', async ({ body, request, reply }) => {
    await asked.take(request, request.ip);
    const { site } = await context.sites.of(request);
    const place = mailPlace(request, context, site);
    // The limit counts without the address itself. Above it no email is sent, and the answer does not reveal that.
    const mailbox = tokenHash(body.email);
    const mail = async () => {
      await answered;
      await mailsToOne.take(request, mailbox);
      await inTransaction(database, (tx) => mailReset(tx, body.email, place));
    };
    // After the answer, so that its timing reveals nothing either.
    const answered = new Promise<void>((resolve) => reply.raw.once('close', resolve));
    const work = mail().catch((error: unknown) => {
      if (!(error instanceof ApiError)) log.error({ err: error }, 'A reset link was not mailed');
    });
    context.running.add(work);
    void work.finally(() => context.running.delete(work));
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /auth/reset_password', async ({ body, request }) => {
    await links.take(request, `reset ${request.ip}`);
    const { site } = await context.sites.of(request);
    const place = mailPlace(request, context, site);
    // A link that is no longer valid costs no hash.
    if (!(await inTransaction(database, (tx) => accountOfReset(tx, body.token))))
      throw new ApiError('reset_link_invalid');
    const hash = await hashPassword(body.password, options.passwordCost);
    await context.work.run(async (unit) => {
      const account = await accountOfReset(unit.tx, body.token);
      if (!account) throw new ApiError('reset_link_invalid');
      await setPassword(unit, account, hash, { keep: null, place });
    });
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /user/password', async ({ body, viewer, request }) => {
    const { user, token } = viewer;
    await proof.full(request, user, { password: body.current, code: body.code });
    const { site } = await context.sites.of(request);
    const hash = await hashPassword(body.password, options.passwordCost);
    const place = mailPlace(request, context, site);
    await context.work.run((unit) => setPassword(unit, user, hash, { keep: tokenHash(token), place }));
    return { status: 1 };
  });
}
