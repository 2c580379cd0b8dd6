import * as v from 'valibot';
import { SiteKey } from '../entities/brand-studio.ts';
import { IsoTimestamp, Tokens } from '../entities/common.ts';
import {
  PromoCode,
  PromoCodeText,
  PromoOffer,
  WaitingBonus,
  WheelSpin,
  WheelsAnswer,
} from '../entities/promos.ts';
import { examplePromoOffer, exampleWheels } from '../fixtures/promos.ts';
import { PROMO_CODE_LIMITS } from '../rules/promos/promos.ts';
import { WHEELS } from '../rules/promos/wheels.ts';
import { defineOperations } from './define.ts';

const whole = (most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'too_small'), v.maxValue(most, 'too_big'));
const codeExample = {
  id: 1,
  code: 'AUTUMN',
  tokens: 25,
  expires_at: '2026-12-01T00:00:00.000Z',
  max_uses: 1_000,
  max_per_account: 1,
  uses: 12,
  created_at: '2026-11-01T12:00:00.000Z',
};

/** Promo codes, wheels and offers (spec 1 §4, §5, §7). */
export const promoOperations = defineOperations('promos', {
  'POST /promo-code/redeem': {
    id: 'redeemPromoCode',
    summary: 'Redeems a promo code of this site.',
    spec: '1§5',
    auth: 'user',
    idempotent: true,
    assumed: true,
    body: v.object({ code: PromoCodeText }),
    ok: v.object({ status: v.literal(1), tokens_added: Tokens, tokens: Tokens }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'email_unconfirmed',
      'promo_code_unknown',
      'promo_code_expired',
      'promo_code_used',
      'promo_code_exhausted',
      'idempotency_key_missing',
      'idempotency_conflict',
      'rate_limited',
    ],
    example: { status: 1, tokens_added: 25, tokens: 225 },
  },
  'GET /operator/sites/{key}/promo-codes': {
    id: 'listSitePromoCodes',
    summary: 'The promo codes of a site, newest first. Only for its owner or an admin.',
    spec: '1§5',
    auth: 'user',
    assumed: true,
    params: v.object({ key: SiteKey }),
    ok: v.object({ codes: v.array(PromoCode) }),
    errors: ['login_required', 'forbidden', 'not_found', 'invalid_input'],
    example: { codes: [codeExample] },
  },
  'POST /operator/sites/{key}/promo-codes': {
    id: 'createSitePromoCode',
    summary:
      'Creates a promo code for a site. A budget limits the tokens of all codes of its operator together; admins have none.',
    spec: '1§5',
    auth: 'user',
    assumed: true,
    params: v.object({ key: SiteKey }),
    body: v.object({
      code: PromoCodeText,
      tokens: whole(PROMO_CODE_LIMITS.tokens),
      max_uses: whole(PROMO_CODE_LIMITS.uses),
      max_per_account: v.optional(whole(PROMO_CODE_LIMITS.perAccount), 1),
      expires_at: v.optional(v.nullable(IsoTimestamp), null),
    }),
    ok: PromoCode,
    errors: ['login_required', 'csrf_failed', 'forbidden', 'not_found', 'invalid_input'],
    example: codeExample,
  },
  'GET /promo-wheel/spins': {
    id: 'listWheelSpins',
    summary: 'The account’s spins and wheels.',
    spec: '1§7',
    auth: 'user',
    ok: WheelsAnswer,
    errors: ['login_required'],
    example: exampleWheels,
  },
  'POST /promo-wheel/{wheel}/spin': {
    id: 'spinWheel',
    summary: 'Spins a wheel once per key; a repeated call gets the same result.',
    spec: '1§2',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params: v.object({ wheel: v.picklist(WHEELS) }),
    body: v.object({}),
    ok: v.object({
      status: v.literal(1),
      spin: WheelSpin,
      /** Spins left on this wheel. */
      spins: Tokens,
      tokens: Tokens,
      /** Hash of the secret for the next draw. */
      proof: v.string(),
      bonus: v.nullable(WaitingBonus),
    }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'email_unconfirmed',
      'no_spins',
      'idempotency_key_missing',
      'idempotency_conflict',
      'rate_limited',
    ],
    example: {
      status: 1,
      spin: { id: 7, wheel: 'vault', prize: 1, seed: 'c2VlZA', key: '5f0c2a9e-0000-4000-8000-000000000000' },
      spins: 0,
      tokens: 205,
      proof: 'cHJvb2Y',
      bonus: null,
    },
  },
  'GET /billing/promos': {
    id: 'getPurchaseOffer',
    summary:
      'The offer for this visitor; null if the site has no promos, or after a purchase. This platform has one offer without a picture, the same for every advert.',
    spec: '1§7',
    auth: 'session',
    assumed: true,
    query: v.object({
      advert_id: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'invalid_format'))),
    }),
    ok: v.object({ promo: v.nullable(PromoOffer) }),
    errors: ['invalid_input'],
    example: { promo: examplePromoOffer },
  },
  'GET /billing/fling_live_site': {
    id: 'getStatementInfo',
    summary:
      'How this site’s payments appear on bank statements, and the payment companies, so that customers recognise charges instead of disputing them.',
    spec: '1§7',
    auth: 'session',
    ok: v.object({ descriptor: v.string(), companies: v.array(v.string()) }),
    errors: [],
    example: { descriptor: 'FOOTLIGHT', companies: ['Sandbox Payments'] },
  },
  'GET /billing/purchase_link': {
    id: 'getPurchaseLink',
    summary: 'URL of the page where this visitor can buy tokens. The spec names no path for it.',
    spec: '1§7',
    auth: 'session',
    assumed: true,
    ok: v.object({ purchase_link: v.string() }),
    errors: [],
    example: { purchase_link: 'http://localhost:4000/account/tokens' },
  },
});
