import * as v from 'valibot';
import { HomeAnswer, HomeSectionList } from '../entities/home.ts';
import { exampleBrowseUser } from '../fixtures/examples.ts';
import { defineOperations } from './define.ts';

/** Gender codes to leave out, comma-separated. */
const GenderHide = v.optional(v.pipe(v.string(), v.regex(/^[fmtc](,[fmtc])*$/, 'invalid_format')));

const example = { sectionList: [{ type: 'trending', path: null, userList: [exampleBrowseUser] }] };

export const homeOperations = defineOperations('home', {
  'GET /browse/react/home/section': {
    id: 'listHomeSections',
    summary:
      'The home page in sections. `sections` names others than the default ones, for example for a preview; sections without models are left out unless they are named.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    query: v.object({
      'gender-hide': GenderHide,
      /** Comma-separated: `trending,tag:music`. Assumed. */
      sections: v.optional(v.pipe(v.string(), v.maxLength(1_500, 'too_long'))),
    }),
    ok: HomeAnswer,
    errors: ['invalid_input'],
    example,
  },
  'GET /browse/react/home/custom': {
    id: 'getCustomHome',
    summary: 'The sections that the user chose, in their order; an empty list before the first choice.',
    spec: '3§7',
    auth: 'user',
    assumed: true,
    query: v.object({ 'gender-hide': GenderHide }),
    ok: HomeAnswer,
    errors: ['invalid_input', 'login_required'],
    example,
  },
  'POST /browse/react/home/custom/setting': {
    id: 'saveCustomHome',
    summary: 'Saves the sections of the custom home page and chooses this layout.',
    spec: '2§7',
    auth: 'user',
    assumed: true,
    body: v.object({ sectionList: HomeSectionList }),
    ok: v.object({ status: v.literal(1) }),
    errors: ['invalid_input', 'csrf_failed', 'login_required', 'rate_limited'],
    example: { status: 1 },
  },
});
