import { AGE_METHODS, type AgeMethod } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { checkThatCounts, decideCheck, openCheck } from '../features/age/checks.ts';
import { ApiError } from '../kernel/api-error.ts';
import { grantGuestAgeProof } from '../kernel/http/age-cookie.ts';
import { BadCallbackError, callbackOf } from '../kernel/http/callback.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { type Call, registerOperation } from '../kernel/http/operation.ts';
import { countryOf } from '../kernel/http/request.ts';
import { siteOrigin } from '../kernel/http/site-origin.ts';
import { ageCardForm, cardCompanyOf } from '../read-models/age-card-form.ts';
import { ageDemand } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

/** Age verification: the visitor's methods and check, and its start (spec 3 §4). */
export function registerAge(app: FastifyInstance, context: Context): void {
  const { ageProvider, options, signer } = context;
  const { orm } = context.database;
  const limit = createLimit(context, 'age', 20, 60_000);

  const demandOf = async (call: Pick<Call<'GET /age-verification'>, 'viewer' | 'request'>) => {
    const { required, methods } = await ageDemand(context, call);
    const { site } = await context.sites.of(call.request);
    const company = cardCompanyOf(context, site);
    const isOffered = (one: AgeMethod) =>
      ageProvider?.methods.includes(one) || (one === 'card' && company !== null);
    return { required, methods: methods.filter(isOffered), company };
  };

  registerOperation(app, context, 'GET /age-verification', async ({ viewer, request, reply }) => {
    const row = viewer.token === '' ? null : await checkThatCounts(orm, viewer, Date.now());
    const method = AGE_METHODS.find((one) => one === row?.method);
    const check =
      row && method
        ? { method, status: row.status as 'started', expires_at: row.expiresAt?.toISOString() ?? null }
        : null;
    const until = row?.status === 'approved' ? (row.expiresAt?.getTime() ?? 0) : 0;
    if (viewer.user === null && until > Date.now()) {
      grantGuestAgeProof(signer, viewer, until, { request, reply, trust: options });
      return { required: false, methods: [], check, card_form: null };
    }
    const { required, methods, company } = await demandOf({ viewer, request });
    const country = countryOf(request, options);
    const card_form = await ageCardForm(orm, { viewer, country, company, methods });
    return { required, methods, check, card_form };
  });

  registerOperation(app, context, 'POST /age-verification/start', async ({ viewer, body, request }) => {
    await limit.take(request, request.ip);
    const { methods } = await demandOf({ viewer, request });
    if (!ageProvider?.methods.includes(body.method) || !methods.includes(body.method))
      throw new ApiError('age_method_unavailable');
    const started = { method: body.method, provider: ageProvider.name, now: context.now() };
    const reference = await openCheck(orm, viewer, started);
    const { site } = await context.sites.of(request);
    const returnUrl = new URL(body.return_path, siteOrigin(request, context, site)).href;
    const { url } = await ageProvider.start({ reference, method: body.method, returnUrl });
    return { link: url };
  });
}

/** The callback endpoint of the provider. A separate scope without body parsing: signatures cover the raw bytes. */
export async function registerAgeCallback(app: FastifyInstance, context: Context): Promise<void> {
  const { ageProvider } = context;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  const rejections = createLimit(context, 'age:rejections', 30, 60_000);
  const route = 'POST /age-verification/callback/{provider}';
  registerOperation(app, context, route, async ({ params, body, request }) => {
    if (!ageProvider || ageProvider.name !== params.provider) throw new ApiError('not_found');
    const result = await ageProvider
      .parseCallback(callbackOf(request, body))
      .catch(async (error: unknown) => {
        if (!(error instanceof BadCallbackError)) throw error;
        // Anybody can send such calls: beyond the limit they are not worth a line each.
        await rejections.take(request, request.ip);
        request.log.warn({ provider: params.provider, reason: error.message }, 'age callback rejected');
        throw new ApiError('bad_signature');
      });
    if (!(await decideCheck(context.database.orm, ageProvider.name, result, context.now()))) {
      throw new ApiError('not_found');
    }
    return { status: 1 };
  });
}
