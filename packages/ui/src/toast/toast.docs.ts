import type { ComponentDocs } from '../story/component-docs.ts';

export const toastDocs: ComponentDocs = {
  name: 'toast-region',
  status: 'stable',
  summary: 'Shows short messages at the edge of the page that close automatically.',
  aliases: ['snackbar', 'notification', 'flash message'],
  use: [
    'To confirm an action: a tip sent, media bought, a name saved.',
    'For an error out of view. Show an error in view where it occurs.',
  ],
  avoid: [
    'For a message that needs action, use Banner or Dialog.',
    'For an error of one field, use the error of Field.',
  ],
  anatomy: {
    icon: 'The icon of the appearance.',
    title: 'The title. Without one, the appearance as a word, visually hidden.',
    content: 'The message, one sentence.',
    action: 'A link or button that helps; it closes the toast.',
    close: 'The close button.',
  },
  states: {
    'data-variant': 'on a toast: success, error, info, warning',
    'data-state': 'on a toast: open',
  },
  keyboard: [
    {
      keys: ['F8'],
      does: 'Moves focus to the toasts, also above a dialog, and back. Their timers pause while focused.',
    },
    { keys: ['Escape'], does: 'Closes the focused toast. After the last one, focus goes back.' },
  ],
  accessibility: [
    'Every toast can take the focus; a key moves to the list, and its label names that key.',
    'A toast without a visible title has a hidden one.',
  ],
  do: [
    'Show one at a time, newest last.',
    'Write short texts: a toast stays 2.5 seconds, errors 6, and longer texts as long as it takes to read them. A toast with an `action` stays until it is closed.',
  ],
  dont: [
    'Use it as the only place for information that users need later.',
    'Show a toast for every chat message.',
  ],
  tokens: { '--toast-radius': 'radius-lg' },
};
