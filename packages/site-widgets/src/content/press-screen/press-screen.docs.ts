import type { ComponentDocs } from '@footlight/ui/story';

export const pressScreenDocs: ComponentDocs = {
  name: 'press-screen',
  status: 'new',
  summary: 'Articles about the site, newest first, of all outlets or of one.',
  aliases: ['news', 'media coverage', 'articles'],
  use: ['On the page of the press.'],
  anatomy: { article: 'An article; the newest has `data-lead` on the first page.' },
  keyboard: [{ keys: ['Enter'], does: 'On a link: opens an article, an outlet or a page.' }],
  accessibility: [
    'Each article has its language and a level 2 heading.',
    'Links say that they open a new tab.',
  ],
  do: ['Offer outlets if there are two or more.'],
  dont: ['Show articles without their date.'],
  tokens: {},
};
