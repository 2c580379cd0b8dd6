import * as v from 'valibot';
import { CodeInput, PROOF_ERRORS, Proof } from '../entities/account-security.ts';
import { Username } from '../entities/common.ts';
import { MAX_PASSWORD } from '../rules/constants.ts';
import { defineOperations } from './define.ts';

const Done = v.object({ status: v.literal(1) });
const params = v.object({ username: v.string() });

/** Linked accounts: several accounts of one person, who changes between them without a login. */
export const linkedAccountOperations = defineOperations('account', {
  'POST /user/linked_accounts': {
    id: 'linkAccount',
    summary:
      'Links another account. Both are proved by password and second step; fields of the other one are named in `fields`. Both addresses are told.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: v.object({
      ...Proof.entries,
      /** Username or email of the other account. */
      username: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(254, 'too_long')),
      other_password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(MAX_PASSWORD, 'too_long')),
      /** Needed if the other account has a second factor. */
      other_code: v.optional(CodeInput),
    }),
    ok: v.object({ status: v.literal(1), username: Username }),
    errors: [
      ...PROOF_ERRORS,
      'invalid_credentials',
      'forbidden',
      'account_suspended',
      'linked_accounts_limit',
      'conflict',
    ],
    example: { status: 1, username: 'second_me' },
  },
  'POST /user/linked_accounts/{username}/remove': {
    id: 'unlinkAccount',
    summary: 'Ends the link between this account and another one, on both sides.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    params,
    body: Proof,
    ok: Done,
    errors: [...PROOF_ERRORS, 'not_found'],
    example: { status: 1 },
  },
  'POST /user/linked_accounts/{username}/enter': {
    id: 'enterLinkedAccount',
    summary:
      'Changes to a linked account: ends this session and starts one of the other account, with a new CSRF token.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    params,
    body: v.object({}),
    ok: Done,
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'rate_limited',
      'not_found',
      'account_suspended',
    ],
    example: { status: 1 },
  },
});
