import type { ComponentDocs } from '../story/component-docs.ts';

export const segmentedControlDocs: ComponentDocs = {
  name: 'segmented-control',
  summary: 'Switches between a few views or modes of the same thing.',
  use: [
    'For two to five short names: day, week, month.',
    'With icons alone where they are known, each with a label for those who do not see it.',
  ],
  avoid: ['For parts of a page with their own content: take Tabs.', 'For on and off: take a Switch.'],
  anatomy: {
    segment: 'One choice; the chosen one is raised.',
    icon: 'A picture before the label.',
    label: 'Its name.',
  },
  states: { 'data-state': 'on a segment: checked, unchecked', 'data-size': 'sm, md' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen segment, then past all.' },
    { keys: ['Arrow Right', 'Arrow Down'], does: 'Chooses the next one.' },
    { keys: ['Arrow Left', 'Arrow Up'], does: 'Chooses the one before.' },
  ],
  do: ['Keep names about equally long.', 'Use `block` on phones.'],
  dont: ['More than five segments, or two rows of them.'],
  tokens: {
    '--segmented-control-bg': 'surface-sunken',
    '--segmented-control-radius': 'radius-md',
    '--segmented-control-segment-bg': 'surface',
    '--segmented-control-segment-radius': 'radius-sm',
  },
};
