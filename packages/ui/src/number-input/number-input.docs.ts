import type { ComponentDocs } from '../story/component-docs.ts';

export const numberInputDocs: ComponentDocs = {
  name: 'number-input',
  summary: 'A whole amount, typed or stepped.',
  use: ['For tokens of a tip, for a price, for minutes.'],
  avoid: [
    'For a rough amount on a scale: take a Slider.',
    'For a year, a postal code or a card: take a TextInput, nobody steps those.',
  ],
  anatomy: {
    frame: 'Around buttons and input; has no look of its own.',
    less: 'Takes one step away.',
    more: 'Adds one step.',
  },
  keyboard: [
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Adds or takes away a step.' },
    { keys: ['0–9'], does: 'Types; nothing else is taken.' },
  ],
  do: ['Say the limits in the hint: “1 to 500”.', 'Set `step` to what people really give, such as 5.'],
  dont: ['Limits that change while somebody types.'],
  tokens: {},
};
