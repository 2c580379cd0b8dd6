import type { ComponentDocs } from '../story/component-docs.ts';

export const errorPageDocs: ComponentDocs = {
  name: 'error-page',
  summary: 'The page that stands for one that does not exist or did not work.',
  use: [
    'For an address that leads nowhere (404, without a word more).',
    'For a page that broke: with `reference`, which the support can look up.',
  ],
  avoid: [
    'For a part of a page that failed: take an Alert.',
    'For an account that was closed: take a SuspendedPage.',
  ],
  anatomy: {
    code: 'The number of the error.',
    title: 'What happened, in the words of the house.',
    content: 'Message and reference.',
    reference: 'The code of the logged error.',
    action: 'A way on.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes to the way on.' }],
  do: ['Always give a way on: home, back, try again.'],
  dont: ['Texts of programs: no stack, no address of a server.'],
  tokens: {},
};
