import type { ComponentDocs } from '../story/component-docs.ts';

export const checkboxDocs: ComponentDocs = {
  name: 'checkbox',
  summary: 'One yes or no in a form that is sent later.',
  use: [
    'For consent, for options of a form, for several choices out of a list.',
    'With a link in the label for terms: the link opens them, the rest of the line ticks the box.',
  ],
  avoid: ['For what works at once: take a Switch.', 'For one choice out of several: take a RadioGroup.'],
  anatomy: {
    input: 'The box.',
    mark: 'The tick inside it.',
    label: 'What is said yes to; can be pressed too.',
    error: 'What is wrong.',
    hint: 'A quieter line under it.',
  },
  states: { 'data-state': 'invalid' },
  keyboard: [{ keys: ['Space'], does: 'Ticks or clears the box.' }],
  do: ['Write the label so that a tick means yes: “Send me news”.'],
  dont: ['A consent that is ticked beforehand.', '“Do not …”: nobody knows what a tick means then.'],
  tokens: {},
};
