import type { ComponentDocs } from '@footlight/ui/story';

export const appPanelDocs: ComponentDocs = {
  name: 'app-panel',
  summary: 'Up to three rows that the apps of a room show together.',
  use: ['Once a room, above its apps.'],
  avoid: ['For the details of one app: each has a card of its own.'],
  anatomy: { apps: 'The cards of the apps below.', row: 'A label and its value.' },
  states: { 'data-state': 'filled, empty' },
  keyboard: [],
  do: ['Give it the rows of the last panel event.'],
  dont: ['More than three rows.'],
  tokens: { '--app-panel-radius': 'radius-md' },
};
