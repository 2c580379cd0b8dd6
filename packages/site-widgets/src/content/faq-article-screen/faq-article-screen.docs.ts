import type { ComponentDocs } from '@footlight/ui/story';

export const faqArticleScreenDocs: ComponentDocs = {
  name: 'faq-article-screen',
  status: 'new',
  summary: 'One question with its answer, and others of its topic.',
  aliases: ['help article', 'answer'],
  use: ['On the page of a question.'],
  anatomy: { untranslated: 'Says that an answer is only in English.' },
  keyboard: [{ keys: ['Enter'], does: 'On a link: opens a page.' }],
  accessibility: ['The question is the level 1 heading, in its own language.'],
  do: ['Lead back to all questions.'],
  dont: ['Show questions of other topics as related.'],
  tokens: {},
};
