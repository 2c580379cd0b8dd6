import type { ComponentDocs } from '../story/component-docs.ts';

export const textAreaDocs: ComponentDocs = {
  name: 'text-area',
  status: 'stable',
  summary: 'A text field for several lines that grows with its content.',
  aliases: ['multiline input', 'textarea'],
  use: [
    'For text that may need more than one line: a bio, a support message, a post.',
    'Set `counter` where users are likely to reach the limit.',
  ],
  avoid: ['For a name or another short answer, use TextInput.'],
  anatomy: {
    counter:
      'The used and allowed characters. Warns near the limit, red when full. Screen readers get the number left.',
  },
  states: { 'data-state': 'full' },
  keyboard: [
    { keys: ['Enter'], does: 'Starts a new line.' },
    { keys: ['Tab'], does: 'Moves to the next control. Never inserts a tab.' },
  ],
  accessibility: [
    'A Field gives it the label, and the hint and error as its description. Elsewhere it needs an `aria-label`.',
    'The counter is a part of the description: it is read on focus, not while the user types.',
  ],
  do: ['Start with as many rows as a typical answer needs.', 'Name the limit in the hint if it is small.'],
  dont: ['Show a scroll bar in three lines. Let it grow first.'],
  tokens: { '--field-radius': 'radius-md', '--field-bg': 'surface', '--field-border': 'border-strong' },
};
