import { offersApp } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { browsersOf, endBrowser, registerBrowser } from '../features/account/push-browsers.ts';
import { endLiveMails, unsubscribedUser } from '../features/social/live-mail.ts';
import { tokenHash } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction } from '../kernel/db/database.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { placeOf } from '../kernel/http/request.ts';
import { pushEndpoint } from '../kernel/push/endpoint.ts';
import type { Context } from './context.ts';

const MINUTE = 60_000;

/** Push messages to browsers (spec 1 §7, push subscription registration). */
export function registerPush(app: FastifyInstance, context: Context): void {
  const { database, push } = context;
  const { orm } = database;
  const changes = createLimit(context, 'account-push:changes', 20, 10 * MINUTE);

  registerOperation(app, context, 'GET /user/push', async ({ viewer }) => ({
    status: 1,
    browsers: await browsersOf(orm, viewer.user.id),
  }));

  registerOperation(app, context, 'POST /user/push', async ({ body, viewer, request }) => {
    const { user, token } = viewer;
    await changes.take(request, `push ${user.id}`);
    const { host, site } = await context.sites.of(request);
    if (!push || !offersApp(site)) throw new ApiError('push_unavailable');
    const url = pushEndpoint(body.endpoint, push.services);
    if (!url) throw new ApiError('push_service_refused');
    const { player_id, keys, language } = body;
    const registration = {
      userId: user.id,
      sessionHash: tokenHash(token),
      playerId: player_id,
      endpoint: url.href,
      ...keys,
      host,
      language,
      place: placeOf(request, context.options),
    };
    const playerId = await inTransaction(database, (tx) => registerBrowser(tx, registration, context.now()));
    return { status: 1, player_id: playerId };
  });

  registerOperation(app, context, 'POST /user/push/{player_id}/end', async ({ params, viewer, request }) => {
    await changes.take(request, `push ${viewer.user.id}`);
    if (!(await endBrowser(orm, viewer.user.id, params.player_id))) throw new ApiError('not_found');
    return { status: 1 };
  });
}

/** Mail programs send a form without content (RFC 8058), so this is registered in a scope of its own. */
export async function registerUnsubscribe(app: FastifyInstance, context: Context): Promise<void> {
  const links = createLimit(context, 'account-push:links', 30, MINUTE);
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, _body, done) => done(null, {}),
  );
  registerOperation(app, context, 'POST /notices/unsubscribe', async ({ query, request }) => {
    await links.take(request, `unsubscribe ${request.ip}`);
    const userId = unsubscribedUser(context.signer, query.token);
    if (userId === null) throw new ApiError('email_link_invalid');
    await context.work.run((unit) => endLiveMails(unit, userId));
    return { status: 1 };
  });
}
