import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { ApiError } from '../http/errors.ts';
import { createLimit } from '../http/limits.ts';
import { registerOperation } from '../http/operation.ts';
import { mailPlace } from '../mail/place.ts';
import { confirmEmail, mailConfirmation } from '../promos/free-tokens.ts';

/** Confirming an email, and the free tokens that wait for it (spec 1 §7, §8). */
export function registerEmail(app: FastifyInstance, context: Context): void {
  const { database } = context;
  const mails = createLimit(app, context, 5, 10 * 60_000);
  const links = createLimit(app, context, 30, 60_000);

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
    const confirmed = await inTransaction(database, (tx) => confirmEmail(tx, body.token));
    if (!confirmed) throw new ApiError('email_link_invalid');
    const { user, added, tokens } = confirmed;
    if (added > 0) {
      await context.broadcast
        .toUser(user.id, 'v3.token.update', { username: user.username, tokens, token_change: added })
        .catch((error: unknown) => context.log.error({ err: error }, 'free tokens given but not told'));
    }
    return { status: 1, username: user.username, tokens_added: added };
  });
}
