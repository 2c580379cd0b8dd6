import * as v from 'valibot';
import { MembershipAnswer } from '../entities/membership.ts';
import { JoinProducts, PendingAnswer } from '../entities/pending.ts';
import { exampleJoinProducts, exampleMembership, examplePending } from '../fixtures/membership.ts';
import { defineOperations } from './define.ts';

const write = ['login_required', 'csrf_failed', 'not_found', 'rate_limited'] as const;
const answered = v.object({ status: v.literal(1), ...MembershipAnswer.entries });

/** Memberships, what is pending, and the join form. A membership is bought by POST /billing/purchase. */
export const accountOperations = defineOperations({
  'GET /billing/membership': {
    summary: 'The asking person’s membership, when it renews or ends, and the three levels on sale.',
    spec: '1§2',
    auth: 'user',
    assumed: true,
    ok: MembershipAnswer,
    errors: ['login_required'],
    example: exampleMembership,
  },
  'POST /billing/membership/cancel': {
    summary: 'Ends the membership with the month that is paid; nothing more is charged.',
    spec: '1§2',
    auth: 'user',
    assumed: true,
    ok: answered,
    errors: write,
    example: { status: 1, ...exampleMembership },
  },
  'POST /billing/membership/resume': {
    summary: 'Takes an ending back, while a card is kept that can renew it at the agreed price.',
    spec: '1§2',
    auth: 'user',
    assumed: true,
    ok: answered,
    errors: [...write, 'conflict'],
    example: { status: 1, ...exampleMembership },
  },
  'GET /tokens/pending': {
    summary: 'What of the account is not settled yet, by kind.',
    spec: '2§7',
    auth: 'user',
    query: v.object({ ssr: v.optional(v.literal('1')) }),
    ok: PendingAnswer,
    errors: ['invalid_input', 'login_required'],
    example: examplePending,
  },
  'GET /billing/products_rcc': {
    summary: 'What the join form sells: packs by card or PayPal, and the offer for who never bought.',
    spec: '2§7',
    auth: 'session',
    ok: JoinProducts,
    errors: ['purchase_country_blocked'],
    example: exampleJoinProducts,
  },
});
