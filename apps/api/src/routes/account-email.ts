import type { FastifyInstance } from 'fastify';
import { confirmEmail, mailConfirmation } from '../features/promos/free-tokens.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction } from '../kernel/db/database.ts';
import { publishBalance } from '../kernel/events/balances.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { mailPlace } from '../kernel/mail/place.ts';
import type { Context } from './context.ts';

/** Email confirmation, and the free tokens that wait for it (spec 1 §7, §8). */
export function registerEmail(app: FastifyInstance, context: Context): void {
  const { database } = context;
  const mails = createLimit(context, 'account-email:mails', 5, 10 * 60_000);
  const links = createLimit(context, 'account-email:links', 30, 60_000);

  registerOperation(app, context, 'GET /user/resend_email', async ({ viewer, request }) => {
    const { id, email, displayName, emailConfirmed } = viewer.user;
    if (emailConfirmed) throw new ApiError('email_confirmed');
    await mails.take(request, `mail ${id}`);
    const { site } = await context.sites.of(request);
    const place = mailPlace(request, context, site);
    await inTransaction(database, (tx) => mailConfirmation(tx, { id, email, displayName, ...place }));
    return { status: 1 };
  });

  registerOperation(app, context, 'POST /user/confirm_email', async ({ body, request }) => {
    await links.take(request, `confirm ${request.ip}`);
    return context.work.run(async (unit) => {
      const confirmed = await confirmEmail(unit.tx, body.token);
      if (!confirmed) throw new ApiError('email_link_invalid');
      const { user, added, tokens } = confirmed;
      if (added > 0) publishBalance(unit, user, { tokens, change: added });
      return { status: 1, username: user.username, tokens_added: added };
    });
  });
}
