import * as v from 'valibot';
import { Id, LanguageSchema, SitePath } from './common.ts';

/** Groups of the FAQ list, in their order. Assumed. */
export const FAQ_TOPICS = ['start', 'payments', 'shows', 'account', 'broadcasters', 'other'] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];

/** Name of a question in its address, such as `what-are-tokens`. */
export const FAQ_SLUG = /^[a-z\d][a-z\d-]{0,79}$/;

/** A question and its answer. The shape is assumed: the specification names only the calls (spec 3 §7). */
export const FaqEntry = v.object({
  id: Id,
  slug: v.pipe(v.string(), v.regex(FAQ_SLUG)),
  topic: v.picklist(FAQ_TOPICS),
  question: v.string(),
  /** Paragraphs of plain text. */
  answer: v.array(v.string()),
  /** Language of this text: the requested one, or English if nobody has translated it. */
  language: LanguageSchema,
  /** Pages of this site that help further. */
  links: v.array(SitePath),
});
export type FaqEntry = v.InferOutput<typeof FaqEntry>;
