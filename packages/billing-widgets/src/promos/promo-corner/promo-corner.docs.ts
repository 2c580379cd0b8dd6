import type { ComponentDocs } from '@footlight/ui/story';

export const promoCornerDocs: ComponentDocs = {
  name: 'promo-corner',
  status: 'new',
  summary: 'Promotions of an account: free tokens, a promo code and wheels.',
  aliases: ['offers', 'deals', 'rewards'],
  use: ['On the page of tokens.'],
  anatomy: { wheels: 'Buttons that open the wheels.' },
  keyboard: [{ keys: ['Enter'], does: 'In the field: redeems the code.' }],
  accessibility: ['A region with a heading.'],
  do: ['Leave out what the account does not have.'],
  dont: ['Promise tokens that are on hold.'],
  tokens: {},
};
