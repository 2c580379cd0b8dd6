import type { ComponentDocs } from '../story/component-docs.ts';

export const textInputDocs: ComponentDocs = {
  name: 'text-input',
  status: 'stable',
  summary: 'A field for one line of text.',
  aliases: ['text field', 'input'],
  use: ['For names, addresses, searches and other short input.'],
  avoid: [
    'For a whole number, use NumberInput.',
    'For a password, use PasswordInput.',
    'For several lines, use TextArea.',
  ],
  anatomy: {
    frame: 'The wrapper of the input and its content. Has no style of its own.',
    start: 'The content at the start of the input, for instance a search icon.',
    end: 'The content at the end of the input, for instance a button.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves to the input, then to a button at its end.' }],
  accessibility: [
    'A Field gives it the label, and the hint and error as its description. An error sets `aria-invalid`.',
    'Content at the start or end is not part of the name. Hide decorative content from screen readers.',
  ],
  do: [
    'Put a Field around it, or set an `aria-label`.',
    'Set `autoComplete`, so that browsers and password managers fill it in.',
  ],
  dont: ['Use a placeholder as a label.', 'Set a `maxLength` that cuts off a name without notice.'],
  tokens: { '--field-radius': 'radius-md', '--field-bg': 'surface', '--field-border': 'border-strong' },
};
