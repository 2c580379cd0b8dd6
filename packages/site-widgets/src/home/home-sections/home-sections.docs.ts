import type { ComponentDocs } from '@footlight/ui/story';

export const homeSectionsDocs: ComponentDocs = {
  name: 'home-sections',
  status: 'new',
  summary: 'The home page in sections that the site or the user chose.',
  aliases: ['start page', 'rails', 'rows'],
  use: ['In place of the list, if the user has chosen sections.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a card, tab or link: opens it.' }],
  accessibility: ['Each section has a heading.'],
  do: ['Keep a chosen section without rooms, and say that it is empty.'],
  dont: ['Offer “see more” where there is no list.'],
  tokens: {},
};
