import type { ComponentDocs } from '../story/component-docs.ts';

export const selectDocs: ComponentDocs = {
  name: 'select',
  status: 'stable',
  summary: 'Selects one option from a list, with the native control.',
  aliases: ['dropdown', 'picker', 'native select'],
  use: ['For five to about fifteen familiar options: a month, a sort order, a quality.'],
  avoid: [
    'For up to five options, use RadioGroup, which shows them all.',
    'For many options, use Combobox, which has a search.',
    'For actions, use DropdownMenu.',
  ],
  anatomy: {
    frame: 'The wrapper of the select and the arrow. Has no style of its own.',
    placeholder: 'The first entry while nothing is chosen.',
    arrow: 'The decorative arrow that indicates a list.',
  },
  keyboard: [
    { keys: ['Letters'], does: 'Jumps to the option that starts with the typed letters.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Selects the previous or next option.' },
    { keys: ['Space', 'Alt + Arrow Down'], does: 'Opens the list.' },
  ],
  accessibility: [
    'A Field gives it the label, and the hint and error as its description. Elsewhere it needs an `aria-label`.',
    'An error sets `aria-invalid`.',
  ],
  do: [
    'Put a Field around it.',
    'Set a `placeholder` if no option is preselected: “Choose a reason”.',
    'Group more than about eight options under headings.',
  ],
  dont: ['Navigate to another page on selection.', 'Give two entries the same value.'],
  tokens: { '--field-radius': 'radius-md', '--field-bg': 'surface', '--field-border': 'border-strong' },
};
