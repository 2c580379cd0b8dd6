import type { ComponentDocs } from '../story/component-docs.ts';

export const avatarDocs: ComponentDocs = {
  name: 'avatar',
  status: 'stable',
  summary: 'A round picture of a person, with initials as a fallback.',
  aliases: ['profile picture', 'user picture'],
  use: ['Beside a name in chat, lists and menus.', 'In `xl` on a profile, in `xs` within a line of text.'],
  avoid: [
    'To let users change their picture, use AvatarUpload.',
    'For a live room, use ModelCard, which shows what is on.',
  ],
  anatomy: { picture: 'The image, cropped to a circle.' },
  states: { 'data-state': 'picture, placeholder', 'data-size': 'xs, sm, md, lg, xl' },
  keyboard: [],
  accessibility: [
    'Without `alt`, the picture and the initials are hidden from screen readers.',
    'With `alt`, both are an image with that name, so a failed picture loses nothing.',
  ],
  do: ['Omit `alt` next to a visible name, so that screen readers do not read it twice.'],
  dont: [
    'Use the avatar instead of a name. Two people may share initials and colour.',
    'Use a square logo. Its corners are cropped.',
  ],
  tokens: {},
};
