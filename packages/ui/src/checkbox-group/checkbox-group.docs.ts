import type { ComponentDocs } from '../story/component-docs.ts';

export const checkboxGroupDocs: ComponentDocs = {
  name: 'checkbox-group',
  status: 'new',
  summary: 'Several choices under one name.',
  aliases: ['multiple choice'],
  use: ['For any number of two to about ten choices: languages, rights, columns.'],
  avoid: [
    'For one choice of several, use RadioGroup.',
    'For more than about ten choices, use MultiSelect.',
    'For settings that apply at once, use a Switch for each.',
  ],
  anatomy: {
    legend: 'The label of the group.',
    options: 'The boxes, in a column or in rows that wrap.',
    error: 'The error message.',
    hint: 'The help text below.',
  },
  states: { 'data-state': 'invalid', 'data-variant': 'row, column' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next box.' },
    { keys: ['Space'], does: 'Ticks or clears the box.' },
  ],
  accessibility: [
    'A fieldset with native checkboxes; hint and error describe the group.',
    'The box for all has the state “mixed” while only some are on.',
  ],
  do: ['Use `all` if most people want all or nothing.', 'Use `required` if at least one is needed.'],
  dont: ['Tick choices that cost something or give consent.'],
  tokens: {},
};
