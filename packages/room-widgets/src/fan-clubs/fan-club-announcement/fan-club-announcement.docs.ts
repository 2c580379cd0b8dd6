import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubAnnouncementDocs: ComponentDocs = {
  name: 'fan-club-announcement',
  status: 'stable',
  summary: 'Explains fan clubs to broadcasters, once.',
  aliases: ['introduction', 'onboarding'],
  use: ['Above the broadcaster’s panel, until they close it.'],
  avoid: ['For viewers.'],
  anatomy: {},
  keyboard: [{ keys: ['Tab'], does: 'Moves to the button and the close button.' }],
  accessibility: ['Part of the page: it is not announced when it appears, and takes no focus.'],
  do: ['Remember on this device that it was read.'],
  dont: ['Show it again after the broadcaster has opened the prices.'],
  tokens: {},
};
