import type { ComponentDocs } from '../story/component-docs.ts';

export const alertDocs: ComponentDocs = {
  name: 'alert',
  summary: 'A note that stays beside the thing that it is about.',
  use: ['Inside a form, a card or a list: what went wrong with this card, what to know before this step.'],
  avoid: [
    'For the whole page: take a Banner.',
    'For what passes by itself: take a Toast.',
    'For one field: the Field has its own error.',
  ],
  anatomy: {
    icon: 'The sign of the tone.',
    title: 'What it is, in a few words.',
    content: 'One or two sentences.',
    action: 'What can be done about it.',
    close: 'The close control.',
  },
  states: {
    'data-variant': 'success, error, info, warning',
    'data-size': 'sm, md',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the action and to the close control.',
    },
  ],
  do: [
    'Say what happened and what to do now.',
    'Set `live` when it appears because of what somebody just did.',
  ],
  dont: [
    'Several alerts in one card: say the most important.',
    'Colour as the only difference; the icon and the hidden word say the tone too.',
  ],
  tokens: {
    '--alert-bg': 'surface',
    '--alert-radius': 'radius-md',
  },
};
