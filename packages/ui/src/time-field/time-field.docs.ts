import type { ComponentDocs } from '../story/component-docs.ts';

export const timeFieldDocs: ComponentDocs = {
  name: 'time-field',
  status: 'new',
  summary: 'A time of day, typed as the language writes it.',
  aliases: ['time picker', 'time input'],
  use: ['For the start of a show or the hours of a schedule.'],
  avoid: ['For a length of time, use NumberInput with minutes.', 'For one of a few times, use Select.'],
  anatomy: { frame: 'The field with its hidden value.' },
  keyboard: [
    {
      keys: ['Digits'],
      does: 'Type the time: 9, 930, 9:30, 21.30 or 9 pm. It is read on Enter and on leaving.',
    },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Moves to the next or previous multiple of `step` minutes.' },
  ],
  accessibility: [
    'A text field. Times are written in 12 or 24 hours, as the language does.',
    'A text that is no time, or one outside `min` and `max`, is worded as the error of the Field.',
  ],
  do: ['Say in the hint which time zone is meant.'],
  dont: ['Ask for seconds.'],
  tokens: {},
};
