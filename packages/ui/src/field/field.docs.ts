import type { ComponentDocs } from '../story/component-docs.ts';

export const fieldDocs: ComponentDocs = {
  name: 'field',
  status: 'stable',
  summary: 'A control with its label, hint and error, linked for screen readers.',
  aliases: ['form field', 'form control', 'form item', 'label'],
  use: ['Around every control of a form: TextInput, Select, Combobox, RadioGroup, BirthDatePicker.'],
  avoid: ['Around Checkbox or Switch, which have their own labels.'],
  anatomy: {
    label: 'The label. A click moves focus to the control.',
    optional: 'Marks the field as optional.',
    error: 'The error. Announced when it appears.',
    hint: 'The help text, always visible.',
  },
  states: { 'data-state': 'invalid' },
  keyboard: [],
  accessibility: [
    'The label names the control, or the whole group in controls with several parts. Error and hint describe it, in this order.',
    'An error sets `aria-invalid` and has an icon, so colour is not the only sign.',
    '`required` reaches the control as an attribute and adds no visible mark.',
  ],
  do: [
    'Mark the optional fields, because most fields are required.',
    'Say how to fix an error: “Use at least 8 characters”.',
    'Keep the hint while an error is shown.',
  ],
  dont: [
    'Use a placeholder as a label. It disappears when the user types.',
    'Show an error before the user has left the field.',
  ],
  tokens: { '--field-radius': 'radius-md', '--field-bg': 'surface', '--field-border': 'border-strong' },
};
