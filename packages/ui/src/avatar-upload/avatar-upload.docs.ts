import type { ComponentDocs } from '../story/component-docs.ts';

export const avatarUploadDocs: ComponentDocs = {
  name: 'avatar-upload',
  summary: 'Someone’s own picture, changed by a press or by dropping a file.',
  use: ['On account pages, once.'],
  avoid: ['For pictures to sell or to post: take a FileDrop.'],
  anatomy: {
    input: 'The file input, unseen, around the picture.',
    badge: 'The camera at the edge: says that the picture can be pressed.',
    spinner: 'Over the picture while an upload runs.',
    title: 'What a press does.',
    hint: 'Which files are taken.',
    error: 'What was wrong with the file or the upload.',
  },
  states: { 'data-state': 'busy, disabled, over, invalid' },
  keyboard: [{ keys: ['Space', 'Enter'], does: 'Opens the picker of the platform.' }],
  do: [
    'Show the new picture as soon as the platform has it.',
    'Pass on the words of the server when it refused.',
  ],
  dont: ['A second file while one is on its way: it is ignored.'],
  tokens: {},
};
