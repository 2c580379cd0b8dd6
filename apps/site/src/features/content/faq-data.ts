import type { FaqEntry } from '@footlight/contract';

/** Questions as search engines read them (schema.org, FAQPage). */
export const faqPageData = (entries: readonly FaqEntry[], base: string): object | null =>
  entries.length === 0
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: entries.map(({ question, answer, slug, language }) => ({
          '@type': 'Question',
          name: question,
          inLanguage: language,
          url: `${base}/faq/${slug}`,
          acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
        })),
      };
