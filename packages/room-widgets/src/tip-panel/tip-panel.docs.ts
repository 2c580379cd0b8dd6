import type { ComponentDocs } from '@footlight/ui/story';

export const tipPanelDocs: ComponentDocs = {
  name: 'tip-panel',
  summary: 'Tips the broadcaster: an amount, a comment, and a button that says what then happens.',
  use: [
    'Once a room, near the picture. In a wide place its fields stand beside each other.',
    'With `blockedReason` where nobody like this viewer can tip: it closes and says why.',
  ],
  avoid: ['For a price that is fixed, such as a ticket: there is no amount to choose.'],
  anatomy: {
    title: 'Whom the tip is for.',
    balance: 'The viewer’s tokens; left out for guests and while unknown.',
    amounts: 'Suggested amounts; one that equals the amount is pressed.',
    confirm: 'Asks once more, above the limit that the viewer set.',
    action: 'The button, and why it is not a tip: tokens are missing, or an account.',
  },
  states: { 'data-state': 'idle, sending, closed' },
  keyboard: [
    { keys: ['Enter'], does: 'In a field: does what the button says.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'In the amount: one token more or less.' },
  ],
  do: ['Keep the draft outside, so that amount and comment survive a login or a purchase.'],
  dont: ['A tip without its amount on the button.'],
  tokens: {},
};
