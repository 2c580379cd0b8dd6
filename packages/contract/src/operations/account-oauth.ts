import * as v from 'valibot';
import { EmailInput } from '../entities/account-input.ts';
import { CodeInput, PROOF_ERRORS, Proof } from '../entities/account-security.ts';
import { AttributionSchema, GenderSchema, IsoDate, Tokens, Username } from '../entities/common.ts';
import { MAX_PASSWORD } from '../rules/constants.ts';
import { defineOperations } from './define.ts';

const Done = v.object({ status: v.literal(1) });
/** Where the browser goes: a page of the provider. */
const Leave = v.object({ status: v.literal(1), url: v.pipe(v.string(), v.url()) });
const Short = v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(2_000, 'too_long'));
/** Stands for a login that the provider has confirmed, in this browser, for a quarter of an hour. */
const Ticket = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'invalid_format'));
const exampleLeave = { status: 1, url: 'https://id.example/authorize?client_id=footlight&state=Zm9vdA' };
const exampleTicket = 'mP4tQ9xkT2vB7wLcY5nHzA';

/** Logins at an OpenID Connect provider (spec 1 §3, `oauthAvailable`). */
export const oauthOperations = defineOperations('account', {
  'POST /auth/oauth/start': {
    id: 'startOauthLogin',
    summary: 'Starts a login at the provider. `not_found` where the site offers none.',
    spec: '1§3',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    body: v.object({}),
    ok: Leave,
    errors: ['csrf_failed', 'rate_limited', 'not_found', 'oauth_unavailable'],
    example: exampleLeave,
  },
  'POST /user/oauth/start': {
    id: 'startOauthLink',
    summary: 'Starts a login at the provider that will be connected to the account.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: Proof,
    ok: Leave,
    errors: [...PROOF_ERRORS, 'not_found', 'oauth_unavailable'],
    example: exampleLeave,
  },
  'POST /auth/oauth/finish': {
    id: 'finishOauthLogin',
    summary:
      'Takes what the provider returned, once, in the browser that started. The step says what comes next: nothing (`done`, `connected`), the second factor, the sign-up, or a login that connects an existing account.',
    spec: '1§3',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    body: v.object({
      state: Short,
      code: v.optional(Short),
      error: v.optional(Short),
      iss: v.optional(Short),
    }),
    ok: v.object({
      status: v.literal(1),
      step: v.picklist(['done', 'connected', 'code', 'complete', 'connect']),
      /** For the next step. */
      ticket: v.nullable(v.string()),
      /** The address that the provider sent. */
      email: v.nullable(v.string()),
    }),
    errors: [
      'invalid_input',
      'csrf_failed',
      'rate_limited',
      'not_found',
      'oauth_unavailable',
      'oauth_refused',
      'oauth_failed',
      'oauth_taken',
    ],
    example: { status: 1, step: 'complete', ticket: exampleTicket, email: 'ada@example.com' },
  },
  'POST /auth/oauth/code': {
    id: 'confirmOauthCode',
    summary: 'The second factor of an account that was opened at the provider. Logs in.',
    spec: '1§3',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    body: v.object({ ticket: Ticket, code: CodeInput }),
    ok: Done,
    errors: ['invalid_input', 'csrf_failed', 'rate_limited', 'code_wrong', 'oauth_failed'],
    example: { status: 1 },
  },
  'POST /auth/oauth/register': {
    id: 'registerByOauth',
    summary:
      'Creates an account for a login at the provider, by the rules of every sign-up, and logs in. The account has no password.',
    spec: '1§3',
    auth: 'session',
    assumed: true,
    body: v.object({
      ticket: Ticket,
      username: Username,
      email: EmailInput,
      birth_date: IsoDate,
      gender: v.optional(GenderSchema),
      accept_terms: v.literal(true, 'not_accepted'),
      attribution: v.optional(AttributionSchema),
    }),
    ok: v.object({ status: v.literal(1), free_tokens_on_hold: Tokens }),
    errors: [
      'invalid_input',
      'csrf_failed',
      'rate_limited',
      'username_taken',
      'email_taken',
      'oauth_failed',
      'oauth_taken',
    ],
    example: { status: 1, free_tokens_on_hold: 100 },
  },
  'POST /auth/oauth/connect': {
    id: 'connectOauthLogin',
    summary: 'Logs in to an existing account and connects the login at the provider to it.',
    spec: '1§3',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    body: v.object({
      ticket: Ticket,
      username: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(254, 'too_long')),
      password: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(MAX_PASSWORD, 'too_long')),
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
      'oauth_failed',
      'oauth_taken',
    ],
    example: { status: 1 },
  },
  'POST /user/identities/{id}/remove': {
    id: 'removeIdentity',
    summary: 'Disconnects a login at a provider. `only_login`: the account has no password.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    params: v.object({ id: v.pipe(v.string(), v.uuid('invalid_format')) }),
    body: Proof,
    ok: Done,
    errors: [...PROOF_ERRORS, 'not_found', 'only_login'],
    example: { status: 1 },
  },
});
