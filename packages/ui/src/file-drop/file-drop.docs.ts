import type { ComponentDocs } from '../story/component-docs.ts';

export const fileDropDocs: ComponentDocs = {
  name: 'file-drop',
  status: 'stable',
  summary: 'An area to drop files on, or to click to select files.',
  aliases: ['file upload', 'dropzone'],
  use: [
    'For media, documents and any other file upload.',
    'Set `accept` and `maxSize` to reject other files with an explanation.',
  ],
  avoid: ['For the user’s own picture, use AvatarUpload.'],
  anatomy: {
    icon: 'The icon. Becomes a spinner while busy.',
    label: 'Says what to do. Changes while a file is dragged over the area.',
    hint: 'The accepted types and the size limit.',
    input: 'The file input over the whole area.',
    error: 'Says why files were rejected or not uploaded.',
  },
  states: { 'data-state': 'busy, disabled, over, invalid' },
  keyboard: [{ keys: ['Space', 'Enter'], does: 'Opens the file picker of the device.' }],
  accessibility: [
    'A native file input. The visible label names it, and the hint and error describe it.',
    'An error sets `aria-invalid` and is announced politely.',
    'While busy, the box has `aria-busy`, and the input keeps the focus and takes no files. Announce the result with `useAnnounce`.',
  ],
  do: ['Name the accepted types and the size limit up front.', 'Show the accepted files directly below.'],
  dont: ['Mention dropping only. On a phone files are selected by a tap, as the default text says.'],
  tokens: { '--file-drop-bg': 'surface', '--file-drop-radius': 'radius-lg' },
};
