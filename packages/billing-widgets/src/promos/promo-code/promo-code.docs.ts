import type { ComponentDocs } from '@footlight/ui/story';

export const promoCodeDocs: ComponentDocs = {
  name: 'promo-code',
  status: 'stable',
  summary: 'A field for a promo code that adds tokens at once.',
  aliases: ['coupon', 'voucher', 'discount code'],
  use: ['On the viewer’s tokens page, and where a URL contains a code.'],
  avoid: ['As a step of a purchase. A code adds tokens but does not change prices.'],
  anatomy: {
    title: 'The heading.',
    redeem: 'The button that sends the code.',
  },
  states: { 'data-state': 'idle, invalid, sending' },
  keyboard: [{ keys: ['Enter'], does: 'Sends the code.' }],
  accessibility: [
    'A form named by its level 3 heading.',
    'A malformed code is announced below the field; a refusal is an alert and a redeemed code a status.',
  ],
  do: ['Keep the input in the page state, so that navigating away loses nothing.'],
  dont: ['Say that tokens were added before the platform confirms it.'],
  tokens: {},
};
