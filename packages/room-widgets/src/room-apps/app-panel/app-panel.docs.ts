import type { ComponentDocs } from '@footlight/ui/story';

export const appPanelDocs: ComponentDocs = {
  name: 'app-panel',
  status: 'stable',
  summary: 'Up to three rows shared by the apps of a room.',
  aliases: ['bots', 'extensions', 'overlay'],
  use: ['Once per room, above its apps.'],
  avoid: ['For the details of one app: each app has its own card.'],
  anatomy: { apps: 'The app cards below the panel.', row: 'A label and its value.' },
  states: { 'data-state': 'filled, empty' },
  keyboard: [],
  accessibility: ['A description list with a name. Changed values are not announced.'],
  do: ['Pass the rows of the latest panel event.'],
  dont: ['Show more than three rows.'],
  tokens: { '--app-panel-radius': 'radius-md' },
};
