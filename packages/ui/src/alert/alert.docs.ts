import type { ComponentDocs } from '../story/component-docs.ts';

export const alertDocs: ComponentDocs = {
  name: 'alert',
  status: 'stable',
  summary: 'A message that stays next to the content it is about.',
  aliases: ['inline message', 'callout', 'notice'],
  use: ['Inside a form, card or list, for an error with one item or a note before a step.'],
  avoid: [
    'For the whole page, use a Banner.',
    'For messages that disappear by themselves, use a Toast.',
    'For one field, use the error of Field.',
  ],
  anatomy: {
    icon: 'The icon of the tone.',
    title: 'The subject, in a few words.',
    content: 'One or two sentences.',
    action: 'What the user can do about it.',
    close: 'The close button.',
  },
  states: {
    'data-variant': 'success, error, info, warning',
    'data-size': 'sm, md',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the action and the close button.',
    },
  ],
  accessibility: [
    'With `live`, an error has the role alert and interrupts; other tones have the role status and wait.',
    'The icon is hidden from screen readers; a hidden word names the tone.',
  ],
  do: ['Say what happened and what to do now.', 'Set `live` when it appears in response to a user action.'],
  dont: [
    'Show several alerts in one card. Show the most important one.',
    'Rely on colour alone. The icon and the hidden word also convey the tone.',
  ],
  tokens: {
    '--alert-bg': 'surface',
    '--alert-radius': 'radius-md',
  },
};
