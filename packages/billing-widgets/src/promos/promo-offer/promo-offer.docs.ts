import type { ComponentDocs } from '@footlight/ui/story';

export const promoOfferDocs: ComponentDocs = {
  name: 'promo-offer',
  status: 'stable',
  summary: 'A dialog with one offer for viewers who have not bought anything yet.',
  aliases: ['welcome offer', 'popup', 'deal'],
  use: ['For visits from an ad, on pages that show promotions.'],
  avoid: ['After a purchase, for premium members, and on pages without promotions.'],
  anatomy: {
    free: 'Free tokens for signing up, for guests.',
    pack: 'Tokens, discount and price of the offer.',
    accept: 'The button that accepts the offer; for members it names the price.',
  },
  states: { 'data-state': 'idle, opening' },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog without a purchase.' }],
  accessibility: [
    'The focus starts on “Not now”, which buys nothing.',
    'The discount is stated in words, and the gift icon is hidden from screen readers.',
    'An error is an alert; the accept button keeps its focus while the payment page opens.',
  ],
  do: ['Name the tokens and the price in the button.'],
  dont: ['Show a countdown for an offer that does not end.'],
  tokens: {},
};
