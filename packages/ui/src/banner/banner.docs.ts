import type { ComponentDocs } from '../story/component-docs.ts';

export const bannerDocs: ComponentDocs = {
  name: 'banner',
  status: 'stable',
  summary: 'A message for the whole page that stays until the user resolves it.',
  aliases: ['system message', 'page alert', 'announcement bar'],
  use: [
    'At the top of a page or dialog: offline, payment declined, confirm your email.',
    'With `live` for something that just happened, so that it is announced.',
  ],
  avoid: [
    'For one part of the page, use an Alert next to it.',
    'For messages that disappear by themselves, use a Toast.',
  ],
  anatomy: {
    icon: 'The icon of the appearance.',
    title: 'The subject, in a few words.',
    content: 'One or two sentences.',
    action: 'What the user can do about it.',
    close: 'The close button; only with `onClose`.',
  },
  states: { 'data-variant': 'success, error, info, warning' },
  keyboard: [{ keys: ['Tab'], does: 'Moves to the action and the close button.' }],
  accessibility: [
    'With `live`, an error has the role alert and other appearances the role status. Without it, there is no role.',
    'A hidden word says whether this is an error, a warning, a success or a note.',
    'The title is not a heading. The app moves the focus when the banner is closed.',
  ],
  do: ['Say what happened and what happens next: “The room reconnects automatically.”'],
  dont: [
    'Show two banners. Show the more important one.',
    'Set `live` on a banner that is there from the start.',
  ],
  tokens: { '--banner-radius': 'radius-lg' },
};
