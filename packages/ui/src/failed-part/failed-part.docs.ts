import type { ComponentDocs } from '../story/component-docs.ts';

export const failedPartDocs: ComponentDocs = {
  name: 'failed-part',
  status: 'new',
  summary: 'Takes the place of a part of the page that could not be loaded.',
  aliases: ['error boundary', 'inline error', 'retry'],
  use: ['`lazyComponent` shows it when a chunk does not load, or when a part fails while it renders.'],
  avoid: ['For a whole page, use ErrorPage.', 'For a read that failed, use Alert next to the content.'],
  anatomy: {},
  states: { 'data-variant': 'inline, overlay, notice' },
  keyboard: [{ keys: ['Tab'], does: 'Moves to the retry, the reload and the close button.' }],
  accessibility: [
    'The role alert: the message and its buttons are announced when they appear.',
    'The focus does not move to it. After a retry in `lazyComponent`, Tab goes on at the part that loads.',
  ],
  do: ['Use `notice` for parts without a place of their own, such as dialogs.'],
  dont: ['Offer a reload before a retry that may help: a reload stops the video.'],
  tokens: {},
};
