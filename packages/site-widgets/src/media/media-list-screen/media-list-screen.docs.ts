import type { ComponentDocs } from '@footlight/ui/story';

export const mediaListScreenDocs: ComponentDocs = {
  name: 'media-list-screen',
  status: 'new',
  summary: 'A list of media with sections, sort order, tags and pages.',
  aliases: ['gallery', 'videos', 'pictures'],
  use: [
    'For media by type, of a broadcaster, or of the viewer.',
    'With children instead of cards, for names or tags.',
  ],
  anatomy: {},
  keyboard: [
    { keys: ['Enter'], does: 'On a card or link: opens it.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'In the select: changes the order.' },
  ],
  accessibility: ['The title is the level 1 heading.', 'The current section and tag have aria-current.'],
  do: ['Keep the previous items while another page loads.'],
  dont: ['Show an error without a way to retry.'],
  tokens: {},
};
