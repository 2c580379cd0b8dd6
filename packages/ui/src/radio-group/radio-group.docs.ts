import type { ComponentDocs } from '../story/component-docs.ts';

export const radioGroupDocs: ComponentDocs = {
  name: 'radio-group',
  status: 'stable',
  summary: 'Selects one of a few options that are all visible.',
  aliases: ['option buttons', 'single choice', 'radio button'],
  use: [
    'For two to six options that users compare.',
    'Add a hint to each option where the difference is not obvious.',
  ],
  avoid: [
    'For a view or mode that changes at once, use SegmentedControl.',
    'For options with a price or a picture, use RadioCards.',
    'For yes or no, use Checkbox or Switch.',
  ],
  anatomy: {
    option: 'One option with its click area.',
    input: 'The radio button.',
    label: 'The name of the option.',
    hint: 'A less prominent line below the name.',
  },
  states: { 'data-variant': 'column, row' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected option, then past the group.' },
    { keys: ['Arrow Down', 'Arrow Right'], does: 'Selects the next option.' },
    { keys: ['Arrow Up', 'Arrow Left'], does: 'Selects the previous option.' },
    { keys: ['Space'], does: 'Selects the focused option.' },
  ],
  accessibility: ['Native radios in a radiogroup; hints are descriptions of their option.'],
  do: [
    'Preselect the safest or most common option, if there is one.',
    'Stack the options as soon as one has a hint.',
  ],
  dont: ['Leave the group without a name. Put a Field around it.'],
  tokens: { '--radio-mark': 'primary' },
};
