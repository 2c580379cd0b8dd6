import type { ComponentDocs } from '@footlight/ui/story';

export const tokenHistoryDocs: ComponentDocs = {
  name: 'token-history',
  status: 'stable',
  summary: 'Lists every change of a viewer’s tokens with the resulting balance.',
  aliases: ['transactions', 'statement', 'ledger', 'account activity'],
  use: ['On an account’s tokens page.'],
  avoid: ['For one payment, use PaymentSuccess.'],
  anatomy: {
    reference: 'Price and number of a purchase, and the link to its receipt.',
    items: 'The media that a purchase paid for, with links to them.',
    tip: 'What a tip paid for, and its words.',
    gifted: 'Free tokens that are not paid out, for broadcasters.',
    owed: 'What is owed after a payment was reversed.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves to the button that loads more.' }],
  accessibility: [
    'A table with a hidden caption; the description is the header of its row.',
    'A plus or minus sign marks each change, so the reader needs no colour.',
    'The empty state has a level 3 heading.',
  ],
  do: ['Show settled transactions, newest first.'],
  dont: ['Add a transaction that is not settled yet.'],
  tokens: {},
};
