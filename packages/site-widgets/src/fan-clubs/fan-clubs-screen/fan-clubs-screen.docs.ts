import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubsScreenDocs: ComponentDocs = {
  name: 'fan-clubs-screen',
  status: 'new',
  summary: 'Fan clubs of all sections or of one, with the prices of their levels.',
  aliases: ['memberships', 'subscriptions', 'directory'],
  use: ['On the pages of fan clubs.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a card or link: opens a fan club, a section or a tab.' }],
  accessibility: ['The title is the level 1 heading.', 'The current section and tab have aria-current.'],
  do: ['Keep the clubs while more load.'],
  dont: ['List clubs that take no members.'],
  tokens: {},
};
