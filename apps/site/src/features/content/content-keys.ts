import type { Language } from '@footlight/contract';
import { readKey } from '@footlight/contract/client';

/** Cache keys of the content pages. */
export const faqKey = (language: Language) => readKey('GET /faq', { query: { language } });
export const faqEntryKey = (id: string, language: Language) =>
  readKey('GET /faq/{id}', { params: { id }, query: { language } });
