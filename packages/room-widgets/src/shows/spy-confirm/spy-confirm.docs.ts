import type { ComponentDocs } from '@footlight/ui/story';

export const spyConfirmDocs: ComponentDocs = {
  name: 'spy-confirm',
  status: 'stable',
  summary: 'Asks the viewer to confirm the price before they spy on a private.',
  aliases: ['voyeur', 'watch a private'],
  use: ['When a viewer clicks “Spy on the show”.'],
  avoid: ['In an exclusive private: it does not allow spying.'],
  anatomy: {
    facts: 'The price per minute, start-up tip and balance.',
    preview: 'The free preview seconds, if any.',
    free: 'Replaces the prices for members of the fan club.',
    short: 'Shown when the balance does not cover the minimum charge.',
  },
  states: { 'data-state': 'idle, sending' },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog; nothing is charged.' }],
  accessibility: [
    'The question names the dialog, a text describes it, and the prices are a description list.',
    'Opening moves the focus to the dialog, not to the button that charges.',
    'An error is an alert. Too few tokens are announced as a status, and the button changes its label.',
  ],
  do: ['State the start-up tip before it is charged.'],
  dont: ['Start without confirmation.'],
  tokens: {},
};
