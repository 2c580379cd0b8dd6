import type { ComponentDocs } from '../story/component-docs.ts';

export const tabsDocs: ComponentDocs = {
  name: 'tabs',
  summary: 'Panels of one page of which one is seen; the active tab is lit from below.',
  use: ['For parts of a thing that are not needed side by side: chat, users, bio.'],
  avoid: [
    'For pages with addresses: take a SectionNav.',
    'For two or three views of the same data: take a SegmentedControl.',
  ],
  anatomy: {
    list: 'The row of tabs; scrolls sideways when there are many.',
    tab: 'One tab, with icon and count.',
    label: 'Its name; ends in an ellipsis when it is very long.',
    count: 'A number behind the name.',
    panel: 'What belongs to the tab.',
  },
  states: { 'data-state': 'on tab and panel: active, inactive' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the active tab, then into its panel.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Chooses the tab beside it, in reading direction.' },
    { keys: ['Home', 'End'], does: 'Chooses the first or last tab.' },
  ],
  do: ['Keep names to a word or two.', 'Set `keepMounted` where a panel holds what somebody has typed.'],
  dont: ['Tabs in tabs.', 'Steps that need the one before: take one after the other.'],
  tokens: {},
};
