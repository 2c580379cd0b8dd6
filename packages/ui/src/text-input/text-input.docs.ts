import type { ComponentDocs } from '../story/component-docs.ts';

export const textInputDocs: ComponentDocs = {
  name: 'text-input',
  summary: 'A line of text.',
  use: ['For names, addresses, searches and other short answers.'],
  avoid: [
    'For a whole amount: take a NumberInput.',
    'For a password: take a PasswordInput.',
    'For several lines: take a TextArea.',
  ],
  anatomy: {
    frame: 'Around the well and what lies in it; has no look of its own.',
    start: 'Inside the start of the well, for instance a lens.',
    end: 'Inside the end of the well, for instance a button.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes to the input, then to a button at its end.' }],
  do: [
    'Put a Field around it, or give it an `aria-label`.',
    'Set `autoComplete`: browsers and password keepers fill it in.',
  ],
  dont: ['A placeholder for a label.', 'A `maxLength` that cuts a name off without a word.'],
  tokens: { '--field-radius': 'radius-md', '--field-bg': 'surface', '--field-border': 'border-strong' },
};
