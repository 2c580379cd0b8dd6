import type { ComponentDocs } from '../story/component-docs.ts';

export const tabsDocs: ComponentDocs = {
  name: 'tabs',
  status: 'stable',
  summary: 'Shows one of several panels of a page, selected by a row of tabs.',
  aliases: ['tab list', 'tab bar'],
  use: ['For parts of a page that users need one at a time: chat, users, bio.'],
  avoid: [
    'For pages with their own URLs, use SectionNav.',
    'For two or three views of the same data, use SegmentedControl.',
  ],
  anatomy: {
    list: 'The row of tabs. Scrolls sideways if there are many.',
    tab: 'One tab, with an icon and a count. Underlined by light when active.',
    label: 'The name of the tab. A very long name ends in an ellipsis.',
    count: 'The number after the name.',
    panel: 'The content of the tab.',
  },
  states: { 'data-state': 'on tab and panel: active, inactive' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the active tab, then into its panel.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Selects the next tab in that direction.' },
    { keys: ['Home', 'End'], does: 'Selects the first or last tab.' },
  ],
  accessibility: [
    'The roles tablist, tab and tabpanel. `label` names the list, and each tab names its panel.',
    'The count is part of the name of its tab; a change is not announced.',
    'The line under the active tab stays visible in forced colours.',
  ],
  do: ['Keep names to one or two words.', 'Set `keepMounted` where a panel holds typed text.'],
  dont: ['Nest tabs.', 'Use tabs for steps that depend on each other. Show one step after the other.'],
  tokens: {},
};
