import type { ComponentDocs } from '@footlight/ui/story';

export const supportScreenDocs: ComponentDocs = {
  name: 'support-screen',
  status: 'new',
  summary: 'How visitors reach the people behind a site, and where they help themselves.',
  aliases: ['contact', 'help', 'customer service'],
  use: ['On the page of the support.'],
  anatomy: {
    contact: 'A way to reach the support, or the name that it asks for.',
    page: 'A page on which visitors help themselves.',
    payments: 'The payment companies and the name on bank statements.',
  },
  keyboard: [{ keys: ['Enter'], does: 'On a link: opens it.' }],
  accessibility: ['Ways and pages are lists.', 'A link to another tab says so.'],
  do: ['Give only ways that somebody answers.'],
  dont: ['Hide the complaints page: it is the way when no other exists.'],
  tokens: {},
};
