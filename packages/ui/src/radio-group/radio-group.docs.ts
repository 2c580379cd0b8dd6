import type { ComponentDocs } from '../story/component-docs.ts';

export const radioGroupDocs: ComponentDocs = {
  name: 'radio-group',
  summary: 'One choice out of a few, all in sight.',
  use: [
    'For two to six choices that need a word of comparison.',
    'With a hint a choice where the difference is not plain.',
  ],
  avoid: [
    'For a view or mode that changes at once: take a SegmentedControl.',
    'For choices with a price or a picture: take RadioCards.',
    'For yes or no: take a Checkbox or a Switch.',
  ],
  anatomy: {
    option: 'One choice with all that can be pressed.',
    input: 'The circle.',
    label: 'Its name.',
    hint: 'A quieter line under it.',
  },
  states: { 'data-variant': 'column, row' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the choice, then past the group.' },
    { keys: ['Arrow Down', 'Arrow Right'], does: 'Chooses the next one.' },
    { keys: ['Arrow Up', 'Arrow Left'], does: 'Chooses the one before.' },
    { keys: ['Space'], does: 'Chooses the one that has the focus.' },
  ],
  do: [
    'Choose the safest or most usual one beforehand, where there is one.',
    'Put choices below each other as soon as one has a hint.',
  ],
  dont: ['A group without a name: put a Field around it.'],
  tokens: { '--radio-mark': 'primary' },
};
