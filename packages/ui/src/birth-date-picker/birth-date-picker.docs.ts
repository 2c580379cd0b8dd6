import type { ComponentDocs } from '../story/component-docs.ts';

export const birthDatePickerDocs: ComponentDocs = {
  name: 'birth-date-picker',
  summary: 'A date of birth from three lists, for ages 18 to 99.',
  use: ['Where a date of birth is asked: signing up, verifying age.'],
  avoid: ['For dates near today: a calendar shows weekdays, three lists do not.'],
  anatomy: {
    day: 'As many days as the month has.',
    month: 'Names in the language of the reader.',
    year: 'From 18 years ago back to 99.',
  },
  states: { 'data-state': 'complete, incomplete' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes from list to list, in the order of the language.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Chooses in the list.' },
    { keys: ['A digit or letter'], does: 'Jumps to it.' },
  ],
  do: ['Say why it is asked, in the hint.', 'Keep what was chosen when the form comes back with an error.'],
  dont: ['A date of today filled in beforehand.'],
  tokens: {},
};
