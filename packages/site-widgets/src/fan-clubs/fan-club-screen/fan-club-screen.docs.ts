import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubScreenDocs: ComponentDocs = {
  name: 'fan-club-screen',
  status: 'new',
  summary: 'The page around a fan club: the path to it, and a link to the media.',
  aliases: ['membership page', 'subscription page'],
  use: ['On the page of a fan club.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a link: opens the fan clubs, the room or the media.' }],
  accessibility: ['The path is a navigation.'],
  do: ['Give the club as children, once it has loaded.'],
  dont: ['Show an error and the club.'],
  tokens: {},
};
