import type { ComponentDocs } from '../story/component-docs.ts';

export const countdownDocs: ComponentDocs = {
  name: 'countdown',
  summary: 'Time that runs out, by the second.',
  use: ['For the start of a show, an offer with an end, a code that can be sent again.'],
  avoid: ['For time that has passed, or an end that nobody can miss: write a date.'],
  anatomy: {
    label: 'What ends; always read out.',
    time: 'What is left: `m:ss`, hours and days when needed.',
  },
  states: {
    'data-state': 'running, ending (ten seconds), ended',
    'data-size': 'sm, md, lg',
  },
  keyboard: [],
  do: [
    'Say what happens at the end with `ended`.',
    'Give the platform’s `clock`, since the reader’s may be wrong.',
  ],
  dont: ['A countdown that starts again when the page is loaded, to hurry people.'],
  tokens: {
    '--countdown-text': 'text',
    '--countdown-ending': 'danger-text',
  },
};
