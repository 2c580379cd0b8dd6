import * as v from 'valibot';
import { Proof } from '../entities/account-security.ts';
import { defineOperations } from './define.ts';

/** Errors of calls that ask who is there. */
const PROOF_ERRORS = [
  'invalid_input',
  'login_required',
  'csrf_failed',
  'password_wrong',
  'second_factor_required',
  'code_wrong',
  'rate_limited',
  'unavailable',
] as const;

/** The export of one’s data, and the end of an account. */
export const accountDataOperations = defineOperations('account', {
  'POST /user/export': {
    id: 'exportPersonalData',
    summary:
      'All that the platform stores about the person, by subject, without other people’s private data.',
    spec: '1§3',
    auth: 'user',
    suspended: 'allowed',
    assumed: true,
    body: Proof,
    ok: v.object({
      status: v.literal(1),
      exported_at: v.string(),
      data: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
    }),
    errors: PROOF_ERRORS,
    example: {
      status: 1,
      exported_at: '2026-03-01T10:00:00.000Z',
      data: { profile: [{ username: 'ada', email: 'ada@example.org' }], sessions: [] },
    },
  },
  'POST /user/delete': {
    id: 'deleteAccount',
    summary: 'Deletes the account at once: see docs/decisions/0050. Remaining tokens are lost.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: v.object({ ...Proof.entries, accept_loss: v.literal(true, 'not_accepted') }),
    ok: v.object({ status: v.literal(1) }),
    errors: [...PROOF_ERRORS, 'account_in_debt', 'forbidden'],
    example: { status: 1 },
  },
});
