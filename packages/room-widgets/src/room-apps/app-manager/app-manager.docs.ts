import type { ComponentDocs } from '@footlight/ui/story';

export const appManagerDocs: ComponentDocs = {
  name: 'app-manager',
  status: 'stable',
  summary: 'Lists the apps that a broadcaster can start, which ones are running, and their settings.',
  aliases: ['bots', 'extensions', 'plugins'],
  use: ['Once in the broadcaster’s panel.'],
  avoid: ['For viewers: they see the apps themselves.'],
  anatomy: {
    app: 'One app; `data-app` names it.',
    name: 'The name of the app.',
    form: 'The settings of the app, when it is open.',
    rows: 'A list within the settings, such as prizes.',
    row: 'One row of the list.',
  },
  states: { 'data-state': 'idle, running' },
  keyboard: [],
  accessibility: [
    'Each app has a heading (h3) in a list; a running one is marked by a word.',
    'The buttons name their app. The one that opens the settings has `aria-expanded`, and the focus when the app is gone.',
    'A button that adds or removes a row keeps the focus; the removal of the last row moves it to the button that adds.',
  ],
  do: ['Keep drafts outside the component, so that they survive a reload.'],
  dont: ['Validate settings here: the platform validates each field.'],
  tokens: { '--app-manager-radius': 'radius-lg' },
};
