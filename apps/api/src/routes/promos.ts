import { hasPromos, mayBuyTokens, type PromoOffer } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { billerOf, billerOfGroup } from '../features/billing/choose-biller.ts';
import { productView } from '../features/billing/product-view.ts';
import { findSite, hostOfKey, lockSite } from '../features/brand/store.ts';
import { codesOf, codeView, makeCode, redeemCode } from '../features/promos/codes.ts';
import { spinWheel, waitingBonus, wheelViews } from '../features/promos/wheels.ts';
import { hasSettledPurchase } from '../kernel/accounts/has-purchase.ts';
import type { LoggedIn, Viewer } from '../kernel/accounts/session.ts';
import { ApiError } from '../kernel/api-error.ts';
import { inTransaction } from '../kernel/db/database.ts';
import { product } from '../kernel/db/schema/index.ts';
import { publishBalance } from '../kernel/events/balances.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { registerOperation } from '../kernel/http/operation.ts';
import { siteOrigin } from '../kernel/http/site-origin.ts';
import { allowed, isAdmin } from './brand.ts';
import type { Context } from './context.ts';

/** Promo codes, wheels and offers (spec 1 §4, §5, §7). */
export function registerPromos(app: FastifyInstance, context: Context): void {
  const { database, work, options } = context;
  const { orm } = database;
  // Low enough that codes cannot be guessed.
  const redemptions = createLimit(context, 'promos:redemptions', 10, 60_000);
  const spins = createLimit(context, 'promos:spins', 60, 60_000);

  /** Promotions are only for viewers: broadcasters and studios cannot give tokens to themselves. */
  const checkViewer = ({ type }: LoggedIn['user']) => {
    if (type !== 'viewer') throw new ApiError('forbidden');
  };
  registerOperation(app, context, 'POST /promo-code/redeem', async (call) => {
    const { body, viewer, request, idempotency } = call;
    await redemptions.take(request, `promo code ${viewer.user.id}`);
    checkViewer(viewer.user);
    const { site } = await context.sites.of(request);
    const { added, tokens } = await work.once(idempotency, async (unit) => {
      const redeemed = await redeemCode(unit.tx, viewer.user, site.sitecode, body.code);
      publishBalance(unit, viewer.user, { tokens: redeemed.tokens, change: redeemed.added });
      return redeemed;
    });
    return { status: 1, tokens_added: added, tokens };
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
    const { change: _, ...spun } = await work.once(idempotency, async (unit) => {
      const spin = await spinWheel(unit.tx, viewer.user, params.wheel, idempotency.key, Date.now());
      if (spin.change > 0) publishBalance(unit, viewer.user, { tokens: spin.tokens, change: spin.change });
      if (params.wheel === 'promo') {
        unit.toUser(viewer.user.id, 'v3.promo_wheel_count', { count: spin.spins });
      }
      return spin;
    });
    return { status: 1, ...spun };
  });

  /** The offer is for users who may buy and have not bought yet; guests see the free tokens too. */
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
  registerOperation(app, context, 'GET /billing/promos', async ({ viewer, request }) => {
    const { site } = await context.sites.of(request);
    return { promo: await offerFor(viewer.user, site) };
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
    const { site } = await context.sites.of(request);
    return { purchase_link: new URL(path, siteOrigin(request, context, site)).href };
  });
}
