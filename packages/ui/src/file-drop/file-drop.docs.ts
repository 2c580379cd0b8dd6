import type { ComponentDocs } from '../story/component-docs.ts';

export const fileDropDocs: ComponentDocs = {
  name: 'file-drop',
  summary: 'A place to drop files on, or to choose them with a press.',
  use: [
    'For media, documents, anything that is sent as a file.',
    'With `accept` and `maxSize`: what does not fit is refused here, in words.',
  ],
  avoid: ['For the own picture: take an AvatarUpload.'],
  anatomy: {
    icon: 'Turns to a spinner while busy.',
    label: 'What to do; changes while something is dragged over it.',
    hint: 'Kinds and size.',
    input: 'The file input over the whole box.',
    error: 'Why files were refused or not sent.',
  },
  states: { 'data-state': 'busy, disabled, over, invalid' },
  keyboard: [{ keys: ['Space', 'Enter'], does: 'Opens the picker of the platform.' }],
  do: ['Say kinds and size before something is refused.', 'Show what was taken, right below.'],
  dont: ['A drop zone as the only way on a phone: the press must be named too, as the default text does.'],
  tokens: { '--file-drop-bg': 'surface', '--file-drop-radius': 'radius-lg' },
};
