import type { ComponentDocs } from '../story/component-docs.ts';

export const birthDatePickerDocs: ComponentDocs = {
  name: 'birth-date-picker',
  status: 'stable',
  summary: 'A date of birth field with three selects, for ages 18 to 99.',
  aliases: ['date of birth', 'birthday', 'age field'],
  use: ['Where a form requires a date of birth, as in sign-up and age verification.'],
  avoid: ['For dates near today. A calendar shows weekdays, three selects do not.'],
  anatomy: {
    day: 'The days of the selected month.',
    month: 'Month names in the user’s language.',
    year: 'The years from 18 to 99 years ago.',
  },
  states: { 'data-state': 'complete, incomplete' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves between the selects, in the order of the language.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Changes the selected option.' },
    { keys: ['A digit or letter'], does: 'Jumps to the matching option.' },
  ],
  accessibility: [
    'A group, named by the Field around it or by `aria-label`. Each select also has its own name: “Day”, “Month”, “Year”.',
    'A day that the new month lacks is cleared without an announcement. Show an error on `onIncomplete`.',
  ],
  do: ['Explain in the hint why you ask.', 'Keep the selection when the form returns an error.'],
  dont: ['Prefill today’s date.'],
  tokens: {},
};
