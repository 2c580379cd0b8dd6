import { asyncApiDocument } from '@footlight/contract/asyncapi';
import { openApiDocument } from '@footlight/contract/openapi';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { createLoginCheck } from '../features/account/login-check.ts';
import { createProofCheck } from '../features/account/proof.ts';
import { TooFewTokensError } from '../features/limits/spend.ts';
import { ApiError } from '../kernel/api-error.ts';
import { sendError, sendFault } from '../kernel/http/errors.ts';
import { registerErrorsPage } from '../kernel/http/errors-page.ts';
import { createLimit, createLimitStore } from '../kernel/http/limits.ts';
import { IdempotencyConflictError } from '../kernel/ledger/idempotency.ts';
import { InsufficientTokensError } from '../kernel/ledger/ledger.ts';
import { registerAuth } from './account.ts';
import { registerAccountData } from './account-data.ts';
import { registerEmail } from './account-email.ts';
import { registerLinkedAccounts } from './account-linked.ts';
import { registerOauth } from './account-oauth.ts';
import { registerPasskeys } from './account-passkeys.ts';
import { registerPasswords } from './account-password.ts';
import { registerPush, registerUnsubscribe } from './account-push.ts';
import { registerSecurity } from './account-security.ts';
import { registerAccountSettings } from './account-settings.ts';
import { registerAvatars } from './account-settings-avatar.ts';
import { registerAdminAccounts } from './admin-accounts.ts';
import { registerMachineKeys } from './admin-keys.ts';
import { registerAdminMoney } from './admin-money.ts';
import { registerAdminReports } from './admin-reports.ts';
import { registerAdminSystem } from './admin-system.ts';
import { registerAge, registerAgeCallback } from './age.ts';
import { registerAgeCard } from './age-card.ts';
import { registerAi } from './ai.ts';
import { registerBilling, registerCallbacks } from './billing.ts';
import { registerAccount } from './billing-memberships.ts';
import { registerOneClick } from './billing-one-click.ts';
import { registerOperator } from './brand.ts';
import { registerBanners } from './brand-banners.ts';
import { registerStreamer } from './broadcaster.ts';
import { registerApplications } from './broadcaster-application.ts';
import { registerBrowse } from './browse.ts';
import { registerBrowseFilters } from './browse-filters.ts';
import { registerBrowseLists } from './browse-lists.ts';
import { registerBrowseSitemap } from './browse-sitemap.ts';
import { registerCams } from './cams.ts';
import { registerFaq } from './content-faq.ts';
import { registerFeed } from './content-feed.ts';
import { registerFreeVideos } from './content-free-video.ts';
import { registerPress } from './content-press.ts';
import { registerRatings } from './content-ratings.ts';
import { registerRatingPictures } from './content-ratings-picture.ts';
import type { Context } from './context.ts';
import { registerEarnings } from './earnings.ts';
import { registerFanClubs } from './fan-clubs.ts';
import { registerFanClubPosts } from './fan-clubs-posts.ts';
import { registerHome } from './home.ts';
import { registerLegal } from './legal.ts';
import { registerSpending } from './limits.ts';
import { registerLive } from './live.ts';
import { registerMedia } from './media.ts';
import { registerMediaLibrary, registerUploads } from './media-library.ts';
import { registerMeet } from './meet.ts';
import { registerLog } from './operations-log.ts';
import { registerOrders } from './orders.ts';
import { registerPayouts } from './payouts.ts';
import { registerPromos } from './promos.ts';
import { registerReports } from './reports.ts';
import { registerRoomApps } from './room-apps.ts';
import { registerSchedule } from './schedule.ts';
import { registerSearch } from './search.ts';
import { registerShows } from './shows.ts';
import { createSignUp } from './sign-up.ts';
import { registerSite } from './site.ts';
import { registerPeople } from './social.ts';
import { registerFriends } from './social-friends.ts';
import { registerMessages } from './social-messages.ts';
import { registerSupport } from './support.ts';
import { registerTips } from './tips.ts';
import { registerToys } from './toys.ts';
import { registerVersus } from './versus.ts';
import { registerWatchTogether } from './watch-together.ts';

/** Answers every failure with the contract's error format; unexpected errors expose no details. */
function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) return sendError(reply, error.errorType, error.details);
  if (error instanceof TooFewTokensError) return sendError(reply, error.errorType);
  if (error instanceof InsufficientTokensError) return sendError(reply, 'not_enough_tokens');
  if (error instanceof IdempotencyConflictError) return sendError(reply, 'idempotency_conflict');
  const { statusCode = 500, code } = error as FastifyError;
  if (error instanceof SyntaxError || code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return sendError(reply, 'malformed_json');
  }
  if (statusCode >= 400 && statusCode < 500) return sendError(reply, 'invalid_input');
  return sendFault(reply, request, error);
}

/** Reads per minute and address, expensive ones counted by their price: far above what pages need, and a stop for loops. */
const READS_PER_MINUTE = 3_000;

async function registerCalls(app: FastifyInstance, context: Context): Promise<void> {
  // Counted in this process: a question to Redis costs more than most reads.
  const reads = createLimit(
    { ...context, limits: createLimitStore(null) },
    'reads',
    READS_PER_MINUTE,
    60_000,
  );
  app.setErrorHandler(answerFailure);
  // A route, because the site answers all other addresses with pages. No body is read.
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) => sendError(reply, 'not_found');
  app.all('/*', { onRequest: refuse }, refuse);
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET') return;
    await reads.take(request, request.ip, request.routeOptions.config.readPrice ?? 1);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'same-origin');
  });
  const proof = createProofCheck(context);
  registerSite(app, context);
  const login = createLoginCheck(context);
  const signUp = createSignUp(context);
  registerAuth(app, context, { proof, login, signUp });
  registerEmail(app, context);
  registerPasswords(app, context, proof);
  registerAccountSettings(app, context);
  registerSecurity(app, context, proof);
  registerPasskeys(app, context, proof);
  registerLinkedAccounts(app, context, { proof, login });
  registerOauth(app, context, { proof, login, signUp });
  registerAccountData(app, context, proof);
  registerPush(app, context);
  registerBrowse(app, context);
  registerBrowseLists(app, context);
  registerBrowseFilters(app, context);
  registerBrowseSitemap(app, context);
  registerHome(app, context);
  registerSearch(app, context);
  registerLive(app, context);
  registerTips(app, context);
  registerPeople(app, context);
  registerFriends(app, context);
  registerMessages(app, context);
  registerShows(app, context);
  registerStreamer(app, context);
  registerApplications(app, context, signUp);
  registerRoomApps(app, context);
  registerToys(app, context);
  registerVersus(app, context);
  registerWatchTogether(app, context);
  registerCams(app, context);
  registerMeet(app, context);
  registerFanClubs(app, context);
  registerFanClubPosts(app, context);
  registerMedia(app, context);
  registerMediaLibrary(app, context);
  registerEarnings(app, context);
  registerPayouts(app, context);
  registerOrders(app, context);
  registerAi(app, context);
  registerFaq(app, context);
  registerFreeVideos(app, context);
  registerFeed(app, context);
  registerPress(app, context);
  registerRatings(app, context);
  registerAccount(app, context);
  registerAge(app, context);
  registerAgeCard(app, context);
  registerBilling(app, context);
  registerPromos(app, context);
  registerSpending(app, context);
  registerLog(app, context);
  registerOperator(app, context);
  registerBanners(app, context);
  registerLegal(app, context);
  registerSupport(app, context);
  registerOneClick(app, context);
  registerAdminAccounts(app, context);
  registerAdminReports(app, context);
  registerReports(app, context);
  registerSchedule(app, context);
  registerAdminMoney(app, context);
  registerAdminSystem(app, context);
  registerMachineKeys(app, context);
  await app.register((scope) => registerAvatars(scope, context));
  await app.register((scope) => registerRatingPictures(scope, context));
  await app.register((scope) => registerUploads(scope, context));
  await app.register((scope) => registerCallbacks(scope, context));
  await app.register((scope) => registerAgeCallback(scope, context));
  await app.register((scope) => registerUnsubscribe(scope, context));

  registerErrorsPage(app);
  const documents = { '/openapi.json': openApiDocument(), '/asyncapi.json': asyncApiDocument() };
  for (const [path, document] of Object.entries(documents)) {
    // As text once: each is almost a megabyte.
    const text = JSON.stringify(document);
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(text),
    );
  }
}

/** `/api/v1`, in a scope of its own. */
export function apiPlugin(context: Context): FastifyPluginAsync {
  return async (app) => {
    await app.register((scope) => registerCalls(scope, context), { prefix: '/api/v1' });
  };
}
