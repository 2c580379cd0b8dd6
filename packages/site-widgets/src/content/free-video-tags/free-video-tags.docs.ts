import type { ComponentDocs } from '@footlight/ui/story';

export const freeVideoTagsDocs: ComponentDocs = {
  name: 'free-video-tags',
  status: 'new',
  summary: 'All tags of free videos with their number of videos.',
  aliases: ['categories', 'topics'],
  use: ['On the page of tags.'],
  anatomy: { tag: 'A tag with its number.' },
  keyboard: [{ keys: ['Enter'], does: 'On a tag: opens its videos.' }],
  accessibility: ['A list with a label.'],
  do: ['Sort by the number of videos.'],
  dont: ['List tags without videos.'],
  tokens: {},
};
