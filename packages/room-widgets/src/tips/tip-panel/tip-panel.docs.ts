import type { ComponentDocs } from '@footlight/ui/story';

export const tipPanelDocs: ComponentDocs = {
  name: 'tip-panel',
  status: 'stable',
  summary: 'Tips the broadcaster: an amount, a comment, and a button that names the action.',
  aliases: ['donate', 'gratuity', 'send tokens'],
  use: [
    'Once per room, near the video. In a wide container the fields are side by side.',
    'With `blockedReason` when this viewer cannot tip: the panel closes and says why.',
  ],
  avoid: ['For a fixed price, such as a ticket: there is no amount to select.'],
  anatomy: {
    title: 'The recipient of the tip.',
    balance: 'The viewer’s balance; left out for guests and while unknown.',
    amounts: 'Suggested amounts; the one that equals the amount is pressed.',
    bar: 'With `layout="bar"`: balance, suggested amounts, the button for more, and the action in one row. In a narrow bar the amounts have a row of their own, which opens with the rest on phones.',
    more: 'With `layout="bar"`: amount, comment and options, which open above the row.',
    confirm: 'Asks for confirmation above the limit set by the viewer.',
    action: 'The button, and the reason if it does not send a tip: missing tokens or no account.',
  },
  states: { 'data-state': 'idle, sending, closed' },
  keyboard: [
    { keys: ['Enter'], does: 'In a field: performs the action of the button.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'In the amount: adds or removes one token.' },
  ],
  accessibility: [
    'The form is named after the broadcaster. Suggested amounts are toggle buttons in a named group: “25 tokens”.',
    'An error and the question about a large tip are alerts. Neither moves the focus.',
    'In the bar, the button for more has `aria-expanded`, and the balance keeps a hidden label.',
  ],
  do: ['Keep the draft outside the component, so that amount and comment survive a login or a purchase.'],
  dont: ['Show a tip button without its amount.'],
  tokens: {},
};
