import type { ComponentDocs } from '../story/component-docs.ts';

export const errorPageDocs: ComponentDocs = {
  name: 'error-page',
  status: 'stable',
  summary: 'Replaces a page that does not exist or failed to render.',
  aliases: ['404', 'not found page'],
  use: [
    'For a URL that does not exist (404, without further details).',
    'For a page that failed. Set `reference`, so that support can look up the error.',
  ],
  avoid: ['For a part of a page that failed, use Alert.', 'For a suspended account, use SuspendedPage.'],
  anatomy: {
    code: 'The error code.',
    title: 'The heading. Says what happened, in plain words.',
    content: 'The message and the reference.',
    reference: 'The reference of the logged error.',
    action: 'A next step.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves to the action.' }],
  accessibility: [
    'The title is an `h1`, so the page needs no other.',
    'Nothing is announced. The app moves the focus when this page replaces another.',
  ],
  do: ['Always offer a next step: home, back, try again.'],
  dont: ['Show technical details, such as a stack trace or a server address.'],
  tokens: {},
};
