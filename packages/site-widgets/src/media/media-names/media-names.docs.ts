import type { ComponentDocs } from '@footlight/ui/story';

export const mediaNamesDocs: ComponentDocs = {
  name: 'media-names',
  status: 'new',
  summary: 'Broadcasters with the number of their media.',
  aliases: ['creators', 'index', 'directory'],
  use: ['For rankings and playlists.'],
  anatomy: { name: 'A broadcaster.' },
  keyboard: [{ keys: ['Enter'], does: 'On a name: opens the media of the broadcaster.' }],
  accessibility: ['An ordered list with its title as label.'],
  do: ['Sort as the title says.'],
  dont: ['List broadcasters without media.'],
  tokens: {},
};
