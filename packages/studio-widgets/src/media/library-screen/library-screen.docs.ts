import type { ComponentDocs } from '@footlight/ui/story';

export const libraryScreenDocs: ComponentDocs = {
  name: 'library-screen',
  status: 'new',
  summary: 'A broadcaster’s pictures and videos: uploads, terms, files and deletion.',
  aliases: ['uploads', 'media manager', 'assets'],
  use: ['On the page of the library, below its title.'],
  anatomy: {
    files: 'The files of an open item.',
    upload: 'A file that this tab sends.',
  },
  states: { 'data-state': 'State of an item, and of an upload.' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: [
    'Each upload is a progress bar with its file’s name.',
    'A file that failed says why, and the text is announced.',
  ],
  do: ['Let uploads go on while other pages are shown.'],
  dont: ['Publish an item without a finished file.'],
  tokens: {},
};
