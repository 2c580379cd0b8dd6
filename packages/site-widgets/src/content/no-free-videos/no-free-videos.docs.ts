import type { ComponentDocs } from '@footlight/ui/story';

export const noFreeVideosDocs: ComponentDocs = {
  name: 'no-free-videos',
  status: 'new',
  summary: 'Says that no free video was found.',
  aliases: ['no results', 'empty state'],
  use: ['In place of an empty list of free videos.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On the link: shows all free videos.' }],
  accessibility: ['The title is a level 2 heading.'],
  do: ['Offer all videos if a filter is the cause.'],
  dont: ['Show it while the list loads.'],
  tokens: {},
};
