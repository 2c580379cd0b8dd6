import type { ComponentDocs } from '@footlight/ui/story';

export const postpayDocs: ComponentDocs = {
  name: 'postpay',
  summary: 'What is owed by post-pay, what it is charged to and when.',
  use: [
    'Where buying tokens means post-pay, once when somebody who pays later comes, and after a declined charge.',
  ],
  avoid: ['For who has no credit.'],
  anatomy: {
    facts: 'Debt, credit left, the latest moment of the charge, and the card.',
    pay: 'Charges the debt now; names the price.',
    'add-card': 'Leads to another card.',
    verify: 'Leads to age verification, which comes first.',
    close: 'Closes.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Closes; what is owed stays owed.' }],
  do: ['Name the price in the button.'],
  dont: ['Showing a debt as paid before it is settled.'],
  tokens: {},
};
