import type { ComponentDocs } from '@footlight/ui/story';

export const buyAllMediaDocs: ComponentDocs = {
  name: 'buy-all-media',
  status: 'new',
  summary: 'A button that offers all media of a broadcaster for one price.',
  aliases: ['bundle', 'buy everything'],
  use: ['Beside the title of a broadcaster’s media.'],
  avoid: ['For one item, use MediaLock.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Asks for confirmation.' }],
  accessibility: ['The name of the button contains the number of items and the price.'],
  do: ['Ask for confirmation with MediaConfirm.'],
  dont: ['Show it if nothing is left to buy.'],
  tokens: {},
};
