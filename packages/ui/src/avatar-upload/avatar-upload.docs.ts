import type { ComponentDocs } from '../story/component-docs.ts';

export const avatarUploadDocs: ComponentDocs = {
  name: 'avatar-upload',
  status: 'stable',
  summary: 'Lets users change their own picture by clicking it or dropping a file.',
  aliases: ['profile picture upload', 'photo picker', 'image cropper'],
  use: ['Once, on account pages.'],
  avoid: ['For pictures to sell or post, use FileDrop.'],
  anatomy: {
    input: 'The visually hidden file input around the picture.',
    badge: 'The camera icon at the edge; shows that the picture is clickable.',
    spinner: 'Covers the picture during an upload.',
    title: 'What a click does.',
    hint: 'Which files are accepted.',
    error: 'What was wrong with the file or the upload.',
  },
  states: { 'data-state': 'busy, disabled, over, invalid' },
  keyboard: [{ keys: ['Space', 'Enter'], does: 'Opens the system’s file picker.' }],
  accessibility: [
    'The input has the name “Change picture”, and the hint and error describe it. The title beside it is hidden, so it is not read twice.',
    'An error is announced politely. During an upload, the component has `aria-busy` and the input keeps the focus.',
  ],
  do: [
    'Show the new picture as soon as the platform has it.',
    'Show the server’s message when it rejects the file.',
  ],
  dont: ['Send a second file during an upload. It is ignored.'],
  tokens: {},
};
