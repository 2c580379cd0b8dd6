import type { ComponentDocs } from '@footlight/ui/story';

export const mediaToolsDocs: ComponentDocs = {
  name: 'media-tools',
  status: 'new',
  summary: 'An author’s settings of an item: price, fan club level, and whether it is on sale.',
  aliases: ['edit media', 'price', 'visibility'],
  use: ['On the page of an item, for its author.'],
  anatomy: {},
  keyboard: [
    { keys: ['Enter'], does: 'Saves.' },
    { keys: ['Space'], does: 'On the switch: changes it.' },
  ],
  accessibility: ['Each field has a label.'],
  do: ['Show that saving is pending.'],
  dont: ['Show it to anybody else.'],
  tokens: {},
};
