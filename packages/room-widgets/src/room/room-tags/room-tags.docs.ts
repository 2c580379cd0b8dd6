import type { ComponentDocs } from '@footlight/ui/story';

export const roomTagsDocs: ComponentDocs = {
  name: 'room-tags',
  status: 'new',
  summary: 'The tags of a room.',
  aliases: ['hashtags', 'categories', 'labels'],
  use: ['Once per room, after its subject.'],
  avoid: ['In a list of rooms: ModelCard shows tags itself.'],
  anatomy: { tag: 'One tag; a link if it has a page.' },
  keyboard: [{ keys: ['Tab'], does: 'Moves through the tags that are links.' }],
  accessibility: ['A list with a name. The `#` is part of each tag’s text.'],
  do: ['Link each tag to its list.'],
  dont: ['Draw a frame without tags: nothing is rendered then.'],
  tokens: {},
};
