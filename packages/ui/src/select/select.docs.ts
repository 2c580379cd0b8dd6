import type { ComponentDocs } from '../story/component-docs.ts';

export const selectDocs: ComponentDocs = {
  name: 'select',
  summary: 'One choice out of a list, in the platform’s own way.',
  use: ['For five to about fifteen choices that everybody knows: a month, an order, a quality.'],
  avoid: [
    'For up to five: take a RadioGroup, all in sight.',
    'For many: take a Combobox, which searches.',
    'For actions: take a DropdownMenu.',
  ],
  anatomy: {
    frame: 'Around list and arrow; has no look of its own.',
    arrow: 'Says that there is a list.',
  },
  keyboard: [
    { keys: ['Letters'], does: 'Jump to the choice that begins so.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Choose.' },
    { keys: ['Space', 'Alt + Arrow Down'], does: 'Opens the list.' },
  ],
  do: [
    'Put a Field around it.',
    'Make the first entry say what is asked, when nothing is chosen beforehand.',
  ],
  dont: ['A choice that goes to another page at once.', 'Two entries with one value.'],
  tokens: {},
};
