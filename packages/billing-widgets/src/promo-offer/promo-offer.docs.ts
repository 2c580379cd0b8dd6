import type { ComponentDocs } from '@footlight/ui/story';

export const promoOfferDocs: ComponentDocs = {
  name: 'promo-offer',
  summary: 'A dialog with the one offer for those who have bought nothing yet.',
  use: ['For a visit that an advert brought, on pages that show promotions.'],
  avoid: ['After a purchase, for premium members, and on pages that are to be quiet.'],
  anatomy: {
    free: 'Tokens that come with the sign-up, for guests.',
    pack: 'Tokens, discount and price of the offer.',
    accept: 'The way to it; for members it names the price.',
  },
  states: { 'data-state': 'idle, opening' },
  keyboard: [{ keys: ['Escape'], does: 'Closes; nothing is bought.' }],
  do: ['Name tokens and price in the button.'],
  dont: ['A clock that runs out, when the offer does not.'],
  tokens: {},
};
