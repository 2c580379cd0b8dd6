import type { ComponentDocs } from '@footlight/ui/story';

export const postpayDocs: ComponentDocs = {
  name: 'postpay',
  status: 'stable',
  summary: 'Shows what a viewer owes by post-pay, and how and when it is charged.',
  aliases: ['pay later', 'credit', 'invoice', 'debt'],
  use: [
    'When buying tokens means post-pay, once when a post-pay viewer arrives, and after a declined charge.',
  ],
  avoid: ['For viewers without credit, use PurchaseDialog.'],
  anatomy: {
    facts: 'Debt, remaining credit, the latest time of the charge, and the card.',
    pay: 'The button that charges the debt now and names the price.',
    'add-card': 'The button to add another card.',
    verify: 'The button for age verification, which comes first.',
    support: 'The support address, if the site has no age verification.',
    close: 'The close button.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog; the debt remains.' }],
  accessibility: [
    'Opening moves the focus to the dialog, not to the button that charges.',
    'The facts are a description list; token amounts are read with their unit.',
    'An error is an alert; the warnings have no live region, because they are there on opening.',
    'The pay button keeps its focus while the charge is sent.',
  ],
  do: ['Name the price in the button.'],
  dont: ['Show a debt as paid before it is settled.'],
  tokens: {},
};
