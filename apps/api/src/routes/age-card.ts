import { createHash } from 'node:crypto';
import { addressParts, hasStateList, isAdult } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { checkThatCounts, decideCheck, openCheck } from '../features/age/checks.ts';
import { closeAt } from '../features/billing/abandoned-checkouts.ts';
import type { CardOwner } from '../features/billing/age-cards.ts';
import { BillerUnreachableError } from '../features/billing/biller.ts';
import { charge } from '../features/billing/charge.ts';
import { createPurchase, lockBuyer, purchaseOf } from '../features/billing/purchases.ts';
import type { PurchaseRow } from '../features/billing/rows.ts';
import { takeEvent } from '../features/billing/take-event.ts';
import { attributionOf } from '../features/brand/attribution.ts';
import type { Viewer } from '../kernel/accounts/session.ts';
import { ApiError, type Fields } from '../kernel/api-error.ts';
import { createLimit } from '../kernel/http/limits.ts';
import { type Call, registerOperation } from '../kernel/http/operation.ts';
import { countryOf } from '../kernel/http/request.ts';
import { siteOrigin } from '../kernel/http/site-origin.ts';
import { type CardCompany, cardCompanyOf, cardOfferOf } from '../read-models/age-card-form.ts';
import { ageDemand } from '../read-models/visitor-standing.ts';
import type { Context } from './context.ts';

type Form = Call<'POST /age-verification'>['body'];

/** Checks that the contract cannot express for a single field. */
function checkForm(form: Form, knownEmail: string | null): void {
  const fields: Fields = {};
  if (!isAdult(form.birth_date, new Date())) fields.birth_date = 'under_age';
  const needed = addressParts(form.country);
  if (needed.zip === 'required' && form.zip === '') fields.zip = 'required';
  if (needed.state === 'required' && form.state === '') fields.state = 'required';
  else if (hasStateList(form.country) && !/^[A-Z]{2}$/.test(form.state)) fields.state = 'invalid_format';
  if (!knownEmail && !form.email) fields.email = 'required';
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields });
}

const ownerOf = (form: Form, knownEmail: string | null): CardOwner => ({
  firstName: form.first_name,
  lastName: form.last_name,
  birthDate: form.birth_date,
  email: knownEmail ?? form.email ?? '',
  address: form.address,
  city: form.city,
  state: form.state,
  zip: form.zip,
  country: form.country,
});

const purchaseAnswer = (row: PurchaseRow, link: string | null) => ({
  transaction_id: row.id,
  state: row.state === 'settled' || row.state === 'created' ? row.state : ('declined' as const),
  tokens: row.tokens,
  decline_code: row.declineCode,
  link,
});

/** The id of the check that a form asks for, however often the form is sent. */
const referenceOf = (visitor: string, key: string): string => {
  const hash = createHash('sha256').update(`${visitor}\n${key}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
};

const orUnavailable = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof BillerUnreachableError ? new ApiError('unavailable') : error;
  }
};

/** Age verification by the card form (spec 3 §5, §7). The card itself goes from the browser to the card company. */
export function registerAgeCard(app: FastifyInstance, context: Context): void {
  const { work, signer, options } = context;
  const { orm } = context.database;
  const limit = createLimit(context, 'age-card', 20, 60_000);

  /** The company, if the visitor's place and the site allow a proof by card; else null. */
  const companyFor = async ({
    viewer,
    request,
  }: Pick<Call<'GET /age-verification'>, 'viewer' | 'request'>) => {
    const { site } = await context.sites.of(request);
    const company = cardCompanyOf(context, site);
    const { methods } = await ageDemand(context, { viewer, request });
    return methods.includes('card') ? company : null;
  };
  const visitorOf = (viewer: Viewer): string => signer.sign('age card', viewer.token);

  registerOperation(app, context, 'POST /ccbill/oauth_token', async ({ viewer, request }) => {
    await limit.take(request, request.ip);
    const company = await companyFor({ viewer, request });
    if (!company) throw new ApiError('age_method_unavailable');
    const { site } = await context.sites.of(request);
    const visit = { visitor: visitorOf(viewer), siteOrigin: siteOrigin(request, context, site) };
    const { accessToken, expiresIn, tokeniseUrl } = await orUnavailable(company.ageCards.openRight(visit));
    return { access_token: accessToken, expires_in: expiresIn, tokenise_url: tokeniseUrl };
  });

  /** Charges the offer. A repeated call refers to the same payment. */
  const pay = async (company: CardCompany, row: PurchaseRow, paymentToken: string) => {
    const result = await charge(orm, company, row, paymentToken, context.now());
    if (result.kind === 'step') return result.url;
    if (result.kind === 'decided') await takeEvent(context, company.name, result.event);
    return null;
  };

  registerOperation(app, context, 'POST /age-verification', async (call) => {
    const { body, viewer, request, idempotency } = call;
    await limit.take(request, request.ip);
    const knownEmail = viewer.user?.email || null;
    checkForm(body, knownEmail);
    const { site } = await context.sites.of(request);
    const offered = await companyFor({ viewer, request });
    const offer = body.do_purchase ? await cardOfferOf(orm, viewer, countryOf(request, options)) : null;
    const visitor = visitorOf(viewer);
    // Before the transaction, which must not wait for a company. A repeated call has the same reference, and the company
    // answers it the same.
    const reference = referenceOf(visitor, idempotency.key);
    const isAsked = offered !== null && (!body.do_purchase || offer !== null);
    const declineCode = isAsked
      ? await orUnavailable(
          offered.ageCards.check({
            reference,
            visitor,
            paymentToken: body.payment_token,
            owner: ownerOf(body, knownEmail),
          }),
        )
      : null;
    // Inside: a repeated call gets its first answer, although the visitor has verified their age by then.
    const done = await work.once(idempotency, async ({ tx }) => {
      if (!offered) throw new ApiError('age_method_unavailable');
      if (!isAsked) throw new ApiError('product_not_found');
      const now = context.now();
      await openCheck(tx, viewer, { id: reference, method: 'card', provider: offered.name, now });
      if (viewer.user) {
        await lockBuyer(tx, viewer.user.id);
        // Another form of theirs was faster: this one must not buy a second time.
        const counts = await checkThatCounts(tx, viewer, now);
        if (counts?.status === 'approved') throw new ApiError('age_method_unavailable');
      }
      const outcome = declineCode === null ? 'approved' : 'declined';
      await decideCheck(tx, offered.name, { reference, outcome }, now);
      if (outcome === 'declined' || !offer || !viewer.user) return { declineCode, purchaseId: null };
      const bought = await createPurchase(tx, {
        userId: viewer.user.id,
        product: offer,
        biller: offered.name,
        returnUrl: new URL(body.return_path, siteOrigin(request, context, site)).href,
        attribution: attributionOf(site, undefined),
        now,
        close: closeAt(offered),
      });
      return { declineCode, purchaseId: bought.id };
    });
    const verdict = { approved: done.declineCode === null, decline_code: done.declineCode };
    const userId = viewer.user?.id ?? 0;
    const begun = done.purchaseId === null ? null : await purchaseOf(orm, userId, done.purchaseId);
    if (!begun) return { ...verdict, purchase: null };
    // The purchase is committed before the card is charged, so a lost answer never charges twice.
    const company = cardCompanyOf(context, site);
    const isOpen = begun.state === 'created' && company !== null;
    const link = isOpen ? await pay(company, begun, body.payment_token) : null;
    return { ...verdict, purchase: purchaseAnswer((await purchaseOf(orm, userId, begun.id)) ?? begun, link) };
  });
}
