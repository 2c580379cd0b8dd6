import * as v from 'valibot';
import { MembershipAnswer } from '../entities/billing-memberships.ts';
import { JoinProducts, PendingAnswer } from '../entities/billing-pending.ts';
import { exampleJoinProducts, exampleMembership, examplePending } from '../fixtures/billing-memberships.ts';
import { defineOperations } from './define.ts';

const write = ['login_required', 'csrf_failed', 'not_found', 'rate_limited'] as const;
const answered = v.object({ status: v.literal(1), ...MembershipAnswer.entries });

/** Memberships, pending items, and the join form. POST /billing/purchase buys a membership. */
export const accountOperations = defineOperations('billing', {
  'GET /billing/membership': {
    id: 'getMembership',
    summary: 'The user’s membership, when it renews or ends, and the three levels on sale.',
    spec: '1§2',
    auth: 'user',
    assumed: true,
    ok: MembershipAnswer,
    errors: ['login_required'],
    example: exampleMembership,
  },
  'POST /billing/membership/cancel': {
    id: 'cancelMembership',
    summary: 'Ends the membership after the paid month; nothing more is charged.',
    spec: '1§2',
    auth: 'user',
    assumed: true,
    ok: answered,
    errors: write,
    example: { status: 1, ...exampleMembership },
  },
  'POST /billing/membership/resume': {
    id: 'resumeMembership',
    summary: 'Resumes an ending membership, if a saved card can renew it at the accepted price.',
    spec: '1§2',
    auth: 'user',
    assumed: true,
    ok: answered,
    errors: [...write, 'conflict'],
    example: { status: 1, ...exampleMembership },
  },
  'GET /tokens/pending': {
    id: 'listPendingItems',
    summary: 'Pending items of the account, by kind.',
    spec: '2§7',
    auth: 'user',
    query: v.object({ ssr: v.optional(v.literal('1')) }),
    ok: PendingAnswer,
    errors: ['invalid_input', 'login_required'],
    example: examplePending,
  },
  'GET /billing/products_rcc': {
    id: 'listJoinProducts',
    summary: 'Products of the join form: packs by card or PayPal, and the offer for users without purchases.',
    spec: '2§7',
    auth: 'session',
    ok: JoinProducts,
    errors: ['purchase_country_blocked'],
    example: exampleJoinProducts,
  },
});
