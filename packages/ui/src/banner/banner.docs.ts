import type { ComponentDocs } from '../story/component-docs.ts';

export const bannerDocs: ComponentDocs = {
  name: 'banner',
  summary: 'A message for the whole page that stays until it is dealt with.',
  use: [
    'At the head of a page or dialog: offline, payment declined, confirm your email.',
    'With `live` for what has just happened, so that it is read out.',
  ],
  avoid: ['For one thing in the page: take an Alert beside it.', 'For what passes by itself: take a Toast.'],
  anatomy: {
    icon: 'The sign of the appearance.',
    title: 'What it is, in a few words.',
    content: 'One or two sentences.',
    action: 'What can be done about it.',
    close: 'The close control; only with `onClose`.',
  },
  states: { 'data-variant': 'success, error, info, warning' },
  keyboard: [{ keys: ['Tab'], does: 'Goes to the action and to the close control.' }],
  do: ['Say what happened and what happens next: “The room comes back by itself.”'],
  dont: ['Two banners: show the one that matters more.', '`live` on what was there from the beginning.'],
  tokens: { '--banner-radius': 'radius-lg' },
};
