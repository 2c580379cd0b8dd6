import type { ComponentDocs } from '../story/component-docs.ts';

export const avatarDocs: ComponentDocs = {
  name: 'avatar',
  summary: 'A round picture of someone, with initials while there is none.',
  use: ['Beside a name in chat, lists and menus.', 'In `xl` on a profile; in `xs` in a line of text.'],
  avoid: [
    'To let somebody change their picture: take an AvatarUpload.',
    'For a live room: take a ModelCard, which shows what is on.',
  ],
  anatomy: { picture: 'The image, cut to the circle.' },
  states: { 'data-state': 'picture, placeholder', 'data-size': 'xs, sm, md, lg, xl' },
  keyboard: [],
  do: ['Leave `alt` out where the name stands beside it: it would be read twice.'],
  dont: [
    'The avatar as the only name: two people may share initials and colour.',
    'A square logo; its corners are cut off.',
  ],
  tokens: {},
};
