import type { ComponentDocs } from '../story/component-docs.ts';

export const numberInputDocs: ComponentDocs = {
  name: 'number-input',
  status: 'stable',
  summary: 'A field for a whole number, typed or changed in steps.',
  aliases: ['spin button', 'stepper input', 'quantity'],
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
    { keys: ['Page Up', 'Page Down'], does: 'Adds or subtracts ten steps.' },
    { keys: ['Home', 'End'], does: 'Sets the smallest or, if `max` is set, the largest value.' },
    {
      keys: ['Enter'],
      does: 'Submits the form; a number outside the limits is corrected first and needs a second press.',
    },
    { keys: ['0–9'], does: 'Types a digit, in any writing. Separators of the language are accepted.' },
  ],
  accessibility: [
    'The role spinbutton with value, minimum and maximum; an empty field has a text as its value.',
  ],
  do: [
    'Set `grouped` to false for a number that is no amount, such as a port.',
    'Name the limits in the hint: “1 to 500”.',
    'Set `step` to a usual amount, such as 5.',
  ],
  dont: ['Change the limits while the user types.'],
  tokens: { '--field-radius': 'radius-md', '--field-bg': 'surface', '--field-border': 'border-strong' },
};
