import type { FaqTopic } from '@footlight/contract';
import { de } from './de.ts';
import { en, type HouseAnswers } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';

const texts = { en, de, es, fr, it, nl };

/** Topic and helpful pages of each question, in the order of the list. */
const QUESTIONS: Record<keyof HouseAnswers, { topic: FaqTopic; links?: string[] }> = {
  'watch-without-account': { topic: 'start', links: ['/register'] },
  'prove-age': { topic: 'start', links: ['/verify-age'] },
  'what-are-tokens': { topic: 'payments', links: ['/account/tokens'] },
  'payment-not-arrived': { topic: 'payments', links: ['/account/tokens', '/support'] },
  'bank-statement': { topic: 'payments', links: ['/support'] },
  'spending-limit': { topic: 'payments', links: ['/account/tokens'] },
  'private-show-price': { topic: 'shows' },
  'tip-without-name': { topic: 'shows' },
  'leave-fan-club': { topic: 'shows', links: ['/fanclub/all'] },
  'forgot-password': { topic: 'account', links: ['/forgot-password'] },
  'report-content': { topic: 'account', links: ['/legal/complaints'] },
  'become-broadcaster': { topic: 'broadcasters', links: ['/models/signup'] },
};

/** The FAQ that every installation starts with. Its rows may be changed in the database afterwards. */
export const houseFaq = Object.entries(QUESTIONS).map(([key, { topic, links }], at) => {
  const slug = key as keyof HouseAnswers;
  return {
    slug,
    topic,
    position: (at + 1) * 10,
    links: links ?? [],
    texts: Object.fromEntries(Object.entries(texts).map(([language, all]) => [language, all[slug]])),
  };
});
