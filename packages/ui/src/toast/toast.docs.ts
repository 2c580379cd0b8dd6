import type { ComponentDocs } from '../story/component-docs.ts';

export const toastDocs: ComponentDocs = {
  name: 'toast-region',
  summary: 'Short messages at the edge of the page that leave by themselves.',
  use: [
    'To say that something worked: a tip sent, media bought, a name saved.',
    'For what went wrong out of sight; in sight, say it there.',
  ],
  avoid: [
    'For what must be dealt with: take a Banner or a Dialog.',
    'For one field: the Field has its own error.',
  ],
  anatomy: {
    icon: 'The sign of the appearance.',
    title: 'What it is; without one, the appearance in a word that is only read out.',
    content: 'One sentence.',
    close: 'The close control.',
  },
  states: {
    'data-variant': 'on a toast: success, error, info, warning',
    'data-state': 'on a toast: open',
  },
  keyboard: [
    { keys: ['F8'], does: 'Goes to the toasts; they wait while the focus is there.' },
    { keys: ['Escape'], does: 'Closes the toast that has the focus.' },
  ],
  do: ['One at a time, newest last.', 'Turn `autoDismiss` off when there is something to do.'],
  dont: ['The only place of something that one needs later.', 'A toast for every line of chat.'],
  tokens: { '--toast-radius': 'radius-lg' },
};
