import type { ComponentDocs } from '../story/component-docs.ts';

export const numberInputDocs: ComponentDocs = {
  name: 'number-input',
  status: 'stable',
  summary: 'A field for a whole number, typed or changed in steps.',
  use: ['For the tokens of a tip, a price, or minutes.'],
  avoid: [
    'For an approximate amount on a scale, use Slider.',
    'For a year, a postal code or a card number, use TextInput. They need no steps.',
  ],
  anatomy: {
    frame: 'The wrapper of the buttons and the input. Has no style of its own.',
    less: 'The button that subtracts one step.',
    more: 'The button that adds one step.',
  },
  keyboard: [
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Adds or subtracts one step.' },
    { keys: ['0–9'], does: 'Types a digit. Other characters are rejected.' },
  ],
  accessibility: [
    'The role spinbutton with value, minimum and maximum; an empty field has a text as its value.',
  ],
  do: ['Name the limits in the hint: “1 to 500”.', 'Set `step` to a usual amount, such as 5.'],
  dont: ['Change the limits while the user types.'],
  tokens: {},
};
