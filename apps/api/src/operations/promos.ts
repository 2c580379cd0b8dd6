import { hasPromos, mayBuyTokens, type PromoOffer, showsLiveHelp } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { LoggedIn, Viewer } from '../auth/session.ts';
import { billerOf, billerOfGroup } from '../billing/choose-biller.ts';
import { productView } from '../billing/product-view.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { product } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { createLimit } from '../http/limits.ts';
import { registerOperation } from '../http/operation.ts';
import { countryOf, originOf } from '../http/request.ts';
import { withIdempotency } from '../ledger/idempotency.ts';
import { codesOf, codeView, makeCode, redeemCode } from '../promos/codes.ts';
import { spinWheel, waitingBonus, wheelViews } from '../promos/wheels.ts';
import { findSite, hostOfKey, lockSite } from '../sites/store.ts';
import { hasSettledPurchase } from '../views/user-view.ts';
import { allowed, isAdmin } from './operator.ts';

/** Promo codes, wheels and offers (spec 1 §4, §5, §7). */
export function registerPromos(app: FastifyInstance, context: Context): void {
  const { database, broadcast, options, log } = context;
  const { orm } = database;
  // Few enough that codes cannot be guessed.
  const redemptions = createLimit(app, context, 10, 60_000);
  const spins = createLimit(app, context, 60, 60_000);

  /** Promotions are for those who watch: who is paid, or owns a studio, gives no tokens to themselves. */
  const checkViewer = ({ type }: LoggedIn['user']) => {
    if (type !== 'viewer') throw new ApiError('forbidden');
  };
  /** The money has moved: what cannot be told changes nothing. */
  const tell = (user: LoggedIn['user'], tokens: number, change: number) =>
    broadcast
      .toUser(user.id, 'v3.token.update', { username: user.username, tokens, token_change: change })
      .catch((error: unknown) => log.error({ err: error }, 'promotion booked but not told'));

  registerOperation(app, context, 'POST /promo-code/redeem', async (call) => {
    const { body, viewer, request, idempotency } = call;
    await redemptions.take(request, `promo code ${viewer.user.id}`);
    checkViewer(viewer.user);
    const { site } = await context.sites.of(request);
    const { answer, replayed } = await withIdempotency(database, idempotency, (tx) =>
      redeemCode(tx, viewer.user, site.sitecode, body.code),
    );
    if (!replayed) await tell(viewer.user, answer.tokens, answer.added);
    return { status: 1, tokens_added: answer.added, tokens: answer.tokens };
  });

  registerOperation(app, context, 'GET /operator/sites/{key}/promo-codes', async ({ params, viewer }) => {
    const { site } = allowed(await findSite(orm, hostOfKey(params.key)), viewer.user);
    return { codes: (await codesOf(orm, site.sitecode)).map(codeView) };
  });

  registerOperation(
    app,
    context,
    'POST /operator/sites/{key}/promo-codes',
    async ({ params, body, viewer }) => {
      const made = await inTransaction(database, async (tx) => {
        const { site } = allowed(await lockSite(tx, hostOfKey(params.key)), viewer.user);
        const wanted = {
          sitecode: site.sitecode,
          code: body.code,
          tokens: body.tokens,
          maxUses: body.max_uses,
          maxPerAccount: body.max_per_account,
          expiresAt: body.expires_at === null ? null : new Date(body.expires_at),
        };
        return makeCode(tx, wanted, { id: viewer.user.id, isAdmin: isAdmin(viewer.user) });
      });
      return codeView(made);
    },
  );

  registerOperation(app, context, 'GET /promo-wheel/spins', async ({ viewer, request }) => {
    const { site } = await context.sites.of(request);
    if (!hasPromos(site) || viewer.user.type !== 'viewer') return { spins: 0, wheels: [], bonus: null };
    const now = Date.now();
    const wheels = await inTransaction(database, (tx) => wheelViews(tx, viewer.user, now));
    const bonus = await waitingBonus(orm, viewer.user.id, now);
    return { spins: wheels.find(({ name }) => name === 'promo')?.spins ?? 0, wheels, bonus };
  });

  registerOperation(app, context, 'POST /promo-wheel/{wheel}/spin', async (call) => {
    const { params, viewer, request, idempotency } = call;
    await spins.take(request, `spin ${viewer.user.id}`);
    checkViewer(viewer.user);
    if (!hasPromos((await context.sites.of(request)).site)) throw new ApiError('forbidden');
    const { answer, replayed } = await withIdempotency(database, idempotency, (tx) =>
      spinWheel(tx, viewer.user, params.wheel, idempotency.key, Date.now()),
    );
    const { change, ...told } = answer;
    if (!replayed) {
      if (change > 0) await tell(viewer.user, answer.tokens, change);
      if (params.wheel === 'promo') {
        await broadcast
          .toUser(viewer.user.id, 'v3.promo_wheel_count', { count: answer.spins })
          .catch((error: unknown) => log.error({ err: error }, 'a spin was made but not told'));
      }
    }
    return { status: 1, ...told };
  });

  /** The offer is for those who may buy and have bought nothing yet; guests are told of the free tokens too. */
  const offerFor = async (
    user: Viewer['user'],
    site: Parameters<typeof billerOf>[1],
  ): Promise<PromoOffer | null> => {
    if (!hasPromos(site)) return null;
    if (user) {
      const { type, complianceStatus: compliance_status, country: country_code } = user;
      if (!mayBuyTokens({ type, compliance_status, country_code })) return null;
      if (await hasSettledPurchase(orm, user.id)) return null;
    }
    const [row] = await orm.select().from(product).where(eq(product.isPromo, true));
    if (!row) return null;
    return {
      product: productView(row, billerOf(context, site).name),
      free_tokens: user ? 0 : options.signupTokens,
      image: null,
    };
  };
  // The advert goes with the call, as the specification has it; every advert has the same offer here.
  registerOperation(app, context, 'GET /billing/promos', async ({ viewer, request }) => {
    const { site } = await context.sites.of(request);
    return { promo: await offerFor(viewer.user, site) };
  });

  registerOperation(app, context, 'GET /billing/show-live-help', async ({ viewer, request }) => {
    const { user } = viewer;
    const show = showsLiveHelp({
      isLoggedIn: user !== null,
      hasCard: user?.traits.hasCard ?? false,
      isModel: user?.type === 'model',
      isStudio: user?.traits.isStudioOwner ?? false,
      country: countryOf(request, options) ?? user?.country ?? null,
    });
    return { show };
  });

  registerOperation(app, context, 'GET /billing/fling_live_site', async ({ request }) => {
    const { site } = await context.sites.of(request);
    const takers = ['credit', 'crypto', 'voucher'].flatMap(
      (name) => billerOfGroup(context, site, name) ?? [],
    );
    return {
      descriptor: options.statementDescriptor,
      companies: [...new Set(takers.map(({ company }) => company))],
    };
  });

  registerOperation(app, context, 'GET /billing/purchase_link', async ({ viewer, request }) => {
    const path = viewer.user ? '/account/tokens' : '/login?next=%2Faccount%2Ftokens';
    return { purchase_link: new URL(path, originOf(request, options)).href };
  });
}
