import type { ComponentDocs } from '../story/component-docs.ts';

export const fieldDocs: ComponentDocs = {
  name: 'field',
  summary: 'A control with its label, hint and error, tied together for screen readers.',
  use: ['Around every control of a form: TextInput, Select, Combobox, RadioGroup, BirthDatePicker.'],
  avoid: ['Around a Checkbox or a Switch: they have labels of their own.'],
  anatomy: {
    label: 'What is asked; a click goes to the control.',
    optional: 'Says that it may stay empty.',
    error: 'What is wrong; read out when it appears.',
    hint: 'Help that is always there.',
  },
  states: { 'data-state': 'invalid' },
  keyboard: [],
  do: [
    'Mark the optional fields; most are needed.',
    'Say how to mend it: “Use at least 8 characters”.',
    'Keep the hint while there is an error.',
  ],
  dont: [
    'A placeholder for a label: it goes when one types.',
    'An error before somebody has left the field.',
  ],
  tokens: {},
};
