import * as v from 'valibot';
import { MAX_PASSWORD, MIN_PASSWORD } from '../constants.ts';
import { AttributionSchema, GenderSchema, IsoDate, Username } from '../entities/common.ts';
import { defineOperations } from './define.ts';

const Password = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD, 'too_short'),
  v.maxLength(MAX_PASSWORD, 'too_long'),
);
const Done = v.object({ status: v.literal(1) });

export const authOperations = defineOperations({
  'POST /auth/login': {
    summary: 'Logs in by username or email. The session cookie is renewed; the csrf token changes.',
    spec: '1§2',
    auth: 'session',
    assumed: true,
    body: v.object({
      username: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(254, 'too_long')),
      password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(MAX_PASSWORD, 'too_long')),
    }),
    ok: Done,
    errors: ['invalid_input', 'invalid_credentials', 'csrf_failed', 'rate_limited'],
    example: { status: 1 },
  },
  'POST /auth/register': {
    summary: 'Makes an account and logs in.',
    spec: '1§2',
    auth: 'session',
    assumed: true,
    body: v.object({
      username: Username,
      email: v.pipe(
        v.string(),
        v.trim(),
        v.toLowerCase(),
        v.email('invalid_format'),
        v.maxLength(254, 'too_long'),
      ),
      password: Password,
      birth_date: IsoDate,
      gender: v.optional(GenderSchema),
      accept_terms: v.literal(true, 'not_accepted'),
      /** Kept only where the site takes affiliates (`is_allow_affiliate_id`). Assumed. */
      attribution: v.optional(AttributionSchema),
    }),
    ok: Done,
    errors: ['invalid_input', 'username_taken', 'email_taken', 'csrf_failed', 'rate_limited'],
    example: { status: 1 },
  },
  'POST /auth/logout': {
    summary: 'Ends the session. `redirect` names a co-registration domain of this operator, or is null.',
    spec: '1§7',
    auth: 'session',
    assumed: true,
    body: v.object({}),
    ok: v.object({ status: v.literal(1), redirect: v.nullable(v.string()) }),
    errors: ['csrf_failed'],
    example: { status: 1, redirect: null },
  },
});
