import * as v from 'valibot';
import { LanguageSchema } from '../entities/common.ts';
import { FAQ_SLUG, FaqEntry } from '../entities/content-faq.ts';
import { exampleFaqEntry } from '../fixtures/content.ts';
import { defineOperations } from './define.ts';

const query = v.object({ language: v.optional(LanguageSchema) });

/** The FAQ. */
export const faqOperations = defineOperations('content', {
  'GET /faq': {
    id: 'listFaq',
    summary:
      'All questions and answers in their order, in a language (English without one). `language` of an entry says if it is not translated.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    query,
    ok: v.object({ data: v.array(FaqEntry) }),
    errors: ['invalid_input'],
    example: { data: [exampleFaqEntry] },
  },
  'GET /faq/{id}': {
    id: 'getFaqEntry',
    summary: 'One question by its number or its slug, and the others of its topic.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: v.object({ id: v.pipe(v.string(), v.regex(FAQ_SLUG, 'invalid_format')) }),
    query,
    ok: v.object({ entry: FaqEntry, related: v.array(FaqEntry) }),
    errors: ['invalid_input', 'not_found'],
    example: { entry: exampleFaqEntry, related: [] },
  },
});
