import type { ComponentDocs } from '@footlight/ui/story';

export const freeVideoSearchDocs: ComponentDocs = {
  name: 'free-video-search',
  status: 'new',
  summary: 'Searches the free videos.',
  aliases: ['clips', 'video search'],
  use: ['Above a list of free videos.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In the field: searches.' }],
  accessibility: ['A search landmark.', 'The field has a label.'],
  do: ['Give an address: the form works without JavaScript, too.'],
  dont: ['Search while somebody types.'],
  tokens: {},
};
