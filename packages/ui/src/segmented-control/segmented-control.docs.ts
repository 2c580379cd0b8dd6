import type { ComponentDocs } from '../story/component-docs.ts';

export const segmentedControlDocs: ComponentDocs = {
  name: 'segmented-control',
  status: 'stable',
  summary: 'Switches between a few views or modes of the same thing.',
  aliases: ['toggle group', 'button group'],
  use: [
    'For two to five options with short names: day, week, month.',
    'Use only icons where they are well known, each with a label for screen readers.',
  ],
  avoid: ['For parts of a page with their own content, use Tabs.', 'For on and off, use Switch.'],
  anatomy: {
    segment: 'One option. The selected one has the brand’s soft colour and a border.',
    icon: 'The icon before the label.',
    label: 'The name of the option.',
  },
  states: { 'data-state': 'on a segment: checked, unchecked', 'data-size': 'sm, md' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected segment, then past the control.' },
    { keys: ['Arrow Right', 'Arrow Down'], does: 'Selects the next segment.' },
    { keys: ['Arrow Left', 'Arrow Up'], does: 'Selects the previous segment.' },
  ],
  accessibility: [
    'Native radios: one tab stop, and arrow keys choose.',
    'A segment with only an icon is named by its label.',
  ],
  do: ['Keep names about the same length.', 'Use `block` on phones.'],
  dont: ['Show more than five segments or two rows.'],
  tokens: {
    '--segmented-control-bg': 'surface-sunken',
    '--segmented-control-radius': 'radius-md',
    '--segmented-control-segment-bg': 'primary-soft',
    '--segmented-control-segment-radius': 'radius-sm',
  },
};
