import * as v from 'valibot';
import { IsoTimestamp } from '../entities/common.ts';
import { AGE_METHODS } from '../rules/age/age-places.ts';
import { defineOperations } from './define.ts';

const Method = v.picklist(AGE_METHODS);
/** A path of this site, never another host. */
const ReturnPath = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])[^\\\s]*$/, 'invalid_format'));

/** Age verification (spec 3 §7). The platform's own calls stand in for those of each provider. */
export const ageOperations = defineOperations({
  'GET /age-verification': {
    summary:
      'Whether the visitor must verify their age, how, and the state of their latest check. Gives a guest whose check was approved the cookie that proves it.',
    spec: '3§4',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    ok: v.object({
      required: v.boolean(),
      /** What the visitor's place allows and the platform offers; empty if no provider is configured. */
      methods: v.array(Method),
      /** The latest check; null for none. `started`: the visitor was sent to the provider, without a result yet. */
      check: v.nullable(
        v.object({
          method: Method,
          status: v.picklist(['started', 'pending', 'approved', 'declined']),
          /** The end of an approved proof. */
          expires_at: v.nullable(IsoTimestamp),
        }),
      ),
    }),
    errors: [],
    example: { required: true, methods: ['incode'], check: null },
  },
  'POST /age-verification/start': {
    summary: 'Starts a check. The visitor continues on the provider’s page and returns to `return_path`.',
    spec: '3§4',
    auth: 'session',
    assumed: true,
    body: v.object({ method: Method, return_path: ReturnPath }),
    ok: v.object({ link: v.string() }),
    errors: ['invalid_input', 'csrf_failed', 'age_method_unavailable', 'rate_limited'],
    example: { link: 'https://provider.example/check/1' },
  },
  'POST /age-verification/callback/{provider}': {
    summary: 'A provider’s signed result, which alone decides a check. Not for browsers.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: v.object({ provider: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{1,31}$/)) }),
    /** The provider's own format; its adapter checks signature, age and shape of the raw bytes. */
    body: v.unknown(),
    ok: v.object({ status: v.literal(1) }),
    errors: ['bad_signature', 'invalid_input', 'not_found'],
    example: { status: 1 },
  },
});
