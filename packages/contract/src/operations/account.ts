import * as v from 'valibot';
import { EmailInput, NewPassword } from '../entities/account-input.ts';
import { CodeInput } from '../entities/account-security.ts';
import { AttributionSchema, GenderSchema, IsoDate, Tokens, Username } from '../entities/common.ts';
import { MAX_PASSWORD } from '../rules/constants.ts';
import { defineOperations } from './define.ts';

const Done = v.object({ status: v.literal(1) });

export const authOperations = defineOperations('account', {
  'POST /auth/login': {
    id: 'logIn',
    summary: 'Logs in by username or email. Renews the session cookie and the CSRF token.',
    spec: '1§2',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    body: v.object({
      username: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(254, 'too_long')),
      password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(MAX_PASSWORD, 'too_long')),
      /** After `second_factor_required`: the same call again, with a code. */
      code: v.optional(CodeInput),
    }),
    ok: Done,
    errors: [
      'invalid_input',
      'invalid_credentials',
      'second_factor_required',
      'code_wrong',
      'csrf_failed',
      'rate_limited',
      'unavailable',
    ],
    example: { status: 1 },
  },
  'POST /auth/register': {
    id: 'registerAccount',
    summary: 'Creates an account and logs in.',
    spec: '1§2',
    auth: 'session',
    assumed: true,
    body: v.object({
      username: Username,
      email: EmailInput,
      password: NewPassword,
      birth_date: IsoDate,
      gender: v.optional(GenderSchema),
      accept_terms: v.literal(true, 'not_accepted'),
      /** Stored only if the site accepts affiliates (`is_allow_affiliate_id`). Assumed. */
      attribution: v.optional(AttributionSchema),
    }),
    ok: v.object({
      status: v.literal(1),
      /** Tokens that wait for the email confirmation (spec 1 §8). */
      free_tokens_on_hold: Tokens,
    }),
    errors: ['invalid_input', 'username_taken', 'email_taken', 'csrf_failed', 'rate_limited', 'unavailable'],
    example: { status: 1, free_tokens_on_hold: 100 },
  },
  'GET /user/resend_email': {
    id: 'resendConfirmationEmail',
    summary: 'Sends the email confirmation link again.',
    spec: '1§7',
    auth: 'user',
    hasEffects: true,
    ok: Done,
    errors: ['login_required', 'csrf_failed', 'email_confirmed', 'rate_limited'],
    example: { status: 1 },
  },
  'POST /user/confirm_email': {
    id: 'confirmEmail',
    summary: 'Confirms an email by its link, in any browser. Adds the held free tokens once.',
    spec: '1§8',
    auth: 'session',
    assumed: true,
    body: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'invalid_format')) }),
    ok: v.object({
      status: v.literal(1),
      username: v.string(),
      /** Tokens just added; 0 if none were on hold, or the email was confirmed before. */
      tokens_added: Tokens,
    }),
    errors: ['invalid_input', 'csrf_failed', 'email_link_invalid', 'rate_limited'],
    example: { status: 1, username: 'newcomer', tokens_added: 100 },
  },
  'POST /auth/logout': {
    id: 'logOut',
    summary: 'Ends the session. `redirect` names a co-registration domain of this operator, or is null.',
    spec: '1§7',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    body: v.object({}),
    ok: v.object({ status: v.literal(1), redirect: v.nullable(v.string()) }),
    errors: ['csrf_failed'],
    example: { status: 1, redirect: null },
  },
});
