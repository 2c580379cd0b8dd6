import type { ComponentDocs } from '../story/component-docs.ts';

export const datePickerDocs: ComponentDocs = {
  name: 'date-picker',
  status: 'new',
  summary: 'A day, typed or chosen from a calendar.',
  aliases: ['calendar', 'date input', 'date field'],
  use: ['For days near today, where the weekday matters: a show, a period of a statement.'],
  avoid: ['For a date of birth, use BirthDatePicker.', 'For a time of day, use TimeField beside it.'],
  anatomy: {
    frame: 'The field with its button.',
    open: 'The button that opens the calendar.',
    calendar: 'The calendar in its popover.',
    previous: 'The button of the previous month.',
    month: 'The name of the month.',
    next: 'The button of the next month.',
    weekday: 'The name of a weekday.',
    day: 'One day.',
  },
  states: { 'data-state': 'on day: selected' },
  keyboard: [
    {
      keys: ['Digits'],
      does: 'Type the date, with or without separators. It is read on Enter and on leaving.',
    },
    { keys: ['Alt + Arrow Down'], does: 'Opens the calendar from the field.' },
    { keys: ['Arrow keys'], does: 'In the calendar, move by a day or a week.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last day of the week.' },
    { keys: ['Page Up', 'Page Down'], does: 'Moves to the previous or next month, with Shift by a year.' },
    { keys: ['Enter', 'Space'], does: 'Chooses the day and returns to the button.' },
    { keys: ['Esc'], does: 'Closes the calendar.' },
  ],
  accessibility: [
    'The calendar is a dialog with a grid. It opens with the focus on the chosen day, or today.',
    'Each day is announced with weekday, month and year. A change of the month is announced.',
    'Order of day, month and year and the first weekday follow the language.',
    'A text that is no date, or one outside `min` and `max`, is worded as the error of the Field.',
  ],
  do: [
    'Give `min` and `max` where they exist.',
    'Pass `null` or an empty text for an empty field.',
    'Store the value, `YYYY-MM-DD`. It has no time zone.',
  ],
  dont: ['Prefill a day that the user has to correct.'],
  tokens: {},
};
