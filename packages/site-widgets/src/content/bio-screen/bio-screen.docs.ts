import type { ComponentDocs } from '@footlight/ui/story';

export const bioScreenDocs: ComponentDocs = {
  name: 'bio-screen',
  status: 'new',
  summary: 'A broadcaster’s profile: who they are, what they offer, and their media.',
  aliases: ['profile page', 'about', 'biography'],
  use: ['On the page of a profile.'],
  anatomy: { head: 'The picture with name, state and the ways into the room.' },
  keyboard: [{ keys: ['Enter'], does: 'On a link or button: opens a page, or reports the broadcaster.' }],
  accessibility: ['Each part is a region with a heading.'],
  do: ['Leave out what is not known.'],
  dont: ['Offer to report the broadcaster to themselves.'],
  tokens: {},
};
