import type { ComponentDocs } from '@footlight/ui/story';

export const appManagerDocs: ComponentDocs = {
  name: 'app-manager',
  summary: 'All apps that a broadcaster can put up, which of them run, and their settings.',
  use: ['Once in the panel of a broadcaster.'],
  avoid: ['For viewers: they see the apps themselves.'],
  anatomy: {
    app: 'One app; `data-app` names it.',
    name: 'What it is called.',
    form: 'Its settings, when it is opened.',
    rows: 'A list in them, such as prizes.',
    row: 'One line of it.',
  },
  states: { 'data-state': 'idle, running' },
  keyboard: [],
  do: ['Keep drafts outside, so that they survive a reload.'],
  dont: ['Judge settings here: the platform does, field by field.'],
  tokens: { '--app-manager-radius': 'radius-lg' },
};
