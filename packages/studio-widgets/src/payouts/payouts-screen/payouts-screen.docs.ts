import type { ComponentDocs } from '@footlight/ui/story';

export const payoutsScreenDocs: ComponentDocs = {
  name: 'payouts-screen',
  status: 'new',
  summary: 'What broadcasters ask for, with approval, rejection and payment.',
  aliases: ['withdrawal requests', 'approvals'],
  use: ['As the queue of payouts, and as the list of finished ones.'],
  anatomy: {},
  keyboard: [
    { keys: ['Tab'], does: 'Goes through filters, headers, rows and their buttons.' },
    { keys: ['Enter', 'Space'], does: 'On a header: sorts. On a button: does what it names.' },
  ],
  accessibility: ['The choice between open and finished has a label.'],
  do: ['Ask for the reference of the transfer before a payout counts as paid.'],
  dont: ['Offer acts for finished payouts.'],
  tokens: {},
};
