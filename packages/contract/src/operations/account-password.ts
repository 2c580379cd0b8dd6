import * as v from 'valibot';
import { EmailInput, NewPassword } from '../entities/account-input.ts';
import { CodeInput } from '../entities/account-security.ts';
import { MAX_PASSWORD } from '../rules/constants.ts';
import { defineOperations } from './define.ts';

const Done = v.object({ status: v.literal(1) });

/** Forgotten and changed passwords. */
export const passwordOperations = defineOperations('account', {
  'POST /auth/forgot_password': {
    id: 'requestPasswordReset',
    summary:
      'Mails a link that sets a new password. The answer is the same, and as fast, whether or not the address has an account.',
    spec: '1§2',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    body: v.object({ email: EmailInput }),
    ok: Done,
    errors: ['invalid_input', 'csrf_failed', 'rate_limited'],
    example: { status: 1 },
  },
  'POST /auth/reset_password': {
    id: 'resetPassword',
    summary:
      'Sets a new password by a mailed link, once, and ends all sessions of the account. The visitor logs in afterwards.',
    spec: '1§2',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    body: v.object({
      token: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'invalid_format')),
      password: NewPassword,
    }),
    ok: Done,
    errors: ['invalid_input', 'csrf_failed', 'reset_link_invalid', 'rate_limited', 'unavailable'],
    example: { status: 1 },
  },
  'POST /user/password': {
    id: 'changePassword',
    summary: 'Changes the password and ends the account’s other sessions.',
    spec: '1§2',
    auth: 'user',
    assumed: true,
    body: v.object({
      current: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(MAX_PASSWORD, 'too_long')),
      password: NewPassword,
      /** Needed if the account has a second factor. */
      code: v.optional(CodeInput),
    }),
    ok: Done,
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'password_wrong',
      'second_factor_required',
      'code_wrong',
      'rate_limited',
      'unavailable',
    ],
    example: { status: 1 },
  },
});
