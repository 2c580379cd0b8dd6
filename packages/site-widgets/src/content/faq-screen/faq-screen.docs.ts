import type { ComponentDocs } from '@footlight/ui/story';

export const faqScreenDocs: ComponentDocs = {
  name: 'faq-screen',
  status: 'new',
  summary: 'All questions by topic, and a search; an answer opens in place.',
  aliases: ['help centre', 'knowledge base', 'questions'],
  use: ['On the page of questions.'],
  anatomy: {
    search: 'Searches questions and answers while one types.',
    question: 'A question with its answer.',
    untranslated: 'Says that an answer is only in English.',
  },
  keyboard: [{ keys: ['Enter'], does: 'On a question: shows or hides its answer.' }],
  accessibility: [
    'Answers open without JavaScript, too.',
    'The number of matches, or that there is none, is announced.',
    'Each link to an answer has the question in its name.',
  ],
  do: ['Give each answer a page of its own, for links and search engines.'],
  dont: ['Hide an answer that is not translated: it says so.'],
  tokens: {},
};
