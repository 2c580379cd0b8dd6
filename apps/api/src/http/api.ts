import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { asyncApiDocument } from '@footlight/contract/asyncapi';
import { openApiDocument } from '@footlight/contract/openapi';
import { sql } from 'drizzle-orm';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { Context } from '../context.ts';
import { IdempotencyConflictError } from '../ledger/idempotency.ts';
import { InsufficientTokensError } from '../ledger/ledger.ts';
import { registerAccount } from '../operations/account.ts';
import { registerAuth } from '../operations/auth.ts';
import { registerBilling, registerCallbacks } from '../operations/billing.ts';
import { registerBrowse } from '../operations/browse.ts';
import { registerCams } from '../operations/cams.ts';
import { registerEmail } from '../operations/email.ts';
import { registerFanClubPosts } from '../operations/fan-club-posts.ts';
import { registerFanClubs } from '../operations/fan-clubs.ts';
import { registerFriends } from '../operations/friends.ts';
import { registerLog } from '../operations/log.ts';
import { registerMedia } from '../operations/media.ts';
import { registerMessages } from '../operations/messages.ts';
import { registerOneClick } from '../operations/one-click.ts';
import { registerOperator } from '../operations/operator.ts';
import { registerOperatorMoney } from '../operations/operator-money.ts';
import { registerOrders } from '../operations/orders.ts';
import { registerPeople } from '../operations/people.ts';
import { registerPromos } from '../operations/promos.ts';
import { registerRoomApps } from '../operations/room-apps.ts';
import { registerShows } from '../operations/shows.ts';
import { registerSite } from '../operations/site.ts';
import { registerSpending } from '../operations/spending.ts';
import { registerStreamer } from '../operations/streamer.ts';
import { registerTip } from '../operations/tip.ts';
import { registerToys } from '../operations/toys.ts';
import { TooFewTokensError } from '../spending/spend.ts';
import { ApiError, sendError } from './errors.ts';

/** Every failure leaves as the contract's error answer; what is not foreseen leaves without its inside. */
function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) return sendError(reply, error.errorType, error.details);
  if (error instanceof TooFewTokensError) return sendError(reply, error.errorType);
  if (error instanceof InsufficientTokensError) return sendError(reply, 'not_enough_tokens');
  if (error instanceof IdempotencyConflictError) return sendError(reply, 'idempotency_conflict');
  const { statusCode = 500, code } = error as FastifyError;
  if (statusCode === 429) return sendError(reply, 'rate_limited');
  if (error instanceof SyntaxError || code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return sendError(reply, 'malformed_json');
  }
  if (statusCode >= 400 && statusCode < 500) return sendError(reply, 'invalid_input');
  request.log.error({ err: error }, 'unexpected failure');
  return sendError(reply, 'internal');
}

async function registerCalls(app: FastifyInstance, context: Context): Promise<void> {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((_request, reply) => sendError(reply, 'not_found'));
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  registerSite(app, context);
  registerAuth(app, context);
  registerEmail(app, context);
  registerBrowse(app, context);
  registerTip(app, context);
  registerPeople(app, context);
  registerFriends(app, context);
  registerMessages(app, context);
  registerShows(app, context);
  registerStreamer(app, context);
  registerRoomApps(app, context);
  registerToys(app, context);
  registerCams(app, context);
  registerFanClubs(app, context);
  registerFanClubPosts(app, context);
  registerMedia(app, context);
  registerOrders(app, context);
  registerAccount(app, context);
  registerBilling(app, context);
  registerPromos(app, context);
  registerSpending(app, context);
  registerLog(app, context);
  registerOperator(app, context);
  registerOneClick(app, context);
  registerOperatorMoney(app, context);
  await app.register((scope) => registerCallbacks(scope, context));

  const documents = { '/openapi.json': openApiDocument(), '/asyncapi.json': asyncApiDocument() };
  for (const [path, document] of Object.entries(documents)) {
    app.get(path, (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(document));
  }
}

/** `/api/v1` and the health check, in a scope of their own. */
export function apiPlugin(context: Context): FastifyPluginAsync {
  return async (app) => {
    // The server that we are registered on may have it already.
    if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
    await app.register(rateLimit, { global: false });
    app.get('/healthz', async (_request, reply) => {
      await context.database.orm.execute(sql`SELECT 1`);
      return reply.header('cache-control', 'no-store').send({ status: 1 });
    });
    await app.register((scope) => registerCalls(scope, context), { prefix: '/api/v1' });
  };
}
