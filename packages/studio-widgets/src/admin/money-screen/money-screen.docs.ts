import type { ComponentDocs } from '@footlight/ui/story';

export const moneyScreenDocs: ComponentDocs = {
  name: 'money-screen',
  status: 'new',
  summary:
    'Figures of money with their trend, payouts, the last days, the ledger’s check and the promo codes.',
  aliases: ['ledger check', 'coupons', 'finance'],
  use: ['For roles with the right to money.'],
  anatomy: { stat: 'One figure, and what it is compared with.' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['The result of a check is announced.', 'Faults are marked as English.'],
  do: ['Give it numbers of the ledger alone.', 'Keep the last result while a check runs.'],
  dont: ['Hide faults behind a total.'],
  tokens: {},
};
