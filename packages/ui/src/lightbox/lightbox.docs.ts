import type { ComponentDocs } from '../story/component-docs.ts';

export const lightboxDocs: ComponentDocs = {
  name: 'lightbox',
  status: 'stable',
  summary: 'Shows pictures one at a time, over the whole page.',
  aliases: ['image viewer'],
  use: ['To view pictures at full size. Gallery opens it automatically.'],
  avoid: ['For a picture that is already large enough, show the picture itself.'],
  anatomy: {
    bar: 'The position and the controls.',
    counter: 'The position of the picture and the total.',
    'zoom-out': 'The button that zooms out.',
    'zoom-in': 'The button that zooms in.',
    close: 'The close button.',
    stage: 'The area of the picture. Accepts swipes and drags.',
    picture: 'The picture.',
    failed: 'Replaces a picture that failed to load.',
    previous: 'The button to the previous picture.',
    next: 'The button to the next picture.',
    caption: 'The text under the picture.',
  },
  states: {
    'data-state': 'open, closed; on the picture loading, ready',
    'data-zoom': '1, 2, 4',
  },
  keyboard: [
    {
      keys: ['Escape'],
      does: 'Closes the lightbox and returns focus.',
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'Moves to the next picture in that direction.',
    },
    {
      keys: ['Home', 'End'],
      does: 'Moves to the first or last picture.',
    },
    {
      keys: ['+', '-'],
      does: 'Zooms in and out.',
    },
    {
      keys: ['0'],
      does: 'Shows the whole picture.',
    },
    {
      keys: ['Shift+Arrow keys'],
      does: 'Pans an enlarged picture.',
    },
  ],
  accessibility: [
    'The role dialog, named by `label`. Opening moves the focus to the lightbox itself.',
    'Each move announces the position and the `alt`, which needs an `AnnouncerProvider`. A zoom is not announced.',
    'At the first and last picture, the buttons have `aria-disabled` and keep the focus.',
  ],
  do: ['Set `alt` where the picture conveys information.'],
  dont: ['Add more buttons over the picture.'],
  tokens: {
    '--lightbox-bg': 'media',
  },
};
