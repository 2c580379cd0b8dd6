import type { ComponentDocs } from '@footlight/ui/story';

export const ageCardResultDocs: ComponentDocs = {
  name: 'age-card-result',
  status: 'new',
  summary: 'After a card has verified the age: says so, and what became of the purchase.',
  use: ['After the card form was sent with the purchase.'],
  avoid: ['Without a purchase: the page continues by itself.'],
  anatomy: {
    purchase: 'Whether the tokens were added, the payment was declined, or is not decided yet.',
    step: 'To the card company, if the payment needs another step.',
    continue: 'Back to where the visitor was.',
  },
  states: { 'data-state': 'settled, declined, created, step' },
  keyboard: [{ keys: ['Enter'], does: 'On a button: continues.' }],
  do: ['Say both: the verification holds although the purchase failed.'],
  dont: ['Count tokens before the platform has settled the purchase.'],
  tokens: {},
};
