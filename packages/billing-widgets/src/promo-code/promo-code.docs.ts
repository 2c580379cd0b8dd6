import type { ComponentDocs } from '@footlight/ui/story';

export const promoCodeDocs: ComponentDocs = {
  name: 'promo-code',
  summary: 'A field for a promo code, which adds tokens at once.',
  use: ['On the page of one’s tokens, and where an address brings a code.'],
  avoid: ['In the way of a purchase: a code adds tokens, it changes no price.'],
  anatomy: {
    title: 'What this is.',
    redeem: 'Sends the code.',
  },
  states: { 'data-state': 'idle, invalid, sending' },
  keyboard: [{ keys: ['Enter'], does: 'Sends the code.' }],
  do: ['Keep what was typed with the page, so that a look elsewhere loses nothing.'],
  dont: ['Saying that tokens were added before the platform has.'],
  tokens: {},
};
