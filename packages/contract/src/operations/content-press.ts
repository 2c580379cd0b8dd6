import * as v from 'valibot';
import { PressItem } from '../entities/content-press.ts';
import { examplePressItem } from '../fixtures/content.ts';
import { isRedirectTarget, REDIRECT_KEY } from '../rules/content/redirect-target.ts';
import { defineOperations } from './define.ts';

const key = v.object({ key: v.pipe(v.string(), v.regex(REDIRECT_KEY, 'invalid_format')) });
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Target = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2_048, 'too_long'),
  v.check(isRedirectTarget, 'invalid_format'),
);

/** Press about a site, and redirects that its staff vouches for. */
export const pressOperations = defineOperations('content', {
  'GET /press': {
    id: 'listPressArticles',
    summary:
      'Articles about this site, newest first, 20 per page; with `outlet` only of this one. An unknown outlet and a page after the last one are not found.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    query: v.object({
      page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'invalid_format'))),
      outlet: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80, 'too_long'))),
    }),
    ok: v.object({
      data: v.array(PressItem),
      last_page: Count,
      /** All outlets, most articles first. */
      outlets: v.array(v.string()),
    }),
    errors: ['invalid_input', 'not_found'],
    example: { data: [examplePressItem], last_page: 1, outlets: [examplePressItem.outlet] },
  },
  'GET /redir/{key}/verify': {
    id: 'verifyRedirect',
    summary: 'Whether somebody of the staff has checked where a redirect leads, and where that is.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: key,
    ok: v.object({ verified: v.boolean(), target: v.string() }),
    errors: ['invalid_input', 'not_found'],
    example: { verified: true, target: 'https://partner.example/' },
  },
  'POST /operator/redir/{key}': {
    id: 'saveRedirect',
    summary:
      'Makes a redirect or changes it: an https address or a path of this site. `verified: false` withdraws the approval.',
    spec: '3§2',
    auth: 'user',
    staff: 'platform',
    assumed: true,
    params: key,
    body: v.object({ target: Target, verified: v.boolean() }),
    ok: v.object({ status: v.literal(1) }),
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden'],
    example: { status: 1 },
  },
});
