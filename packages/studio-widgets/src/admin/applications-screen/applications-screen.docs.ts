import type { ComponentDocs } from '@footlight/ui/story';

export const applicationsScreenDocs: ComponentDocs = {
  name: 'applications-screen',
  status: 'new',
  summary: 'Applications of broadcasters, with approval and rejection.',
  aliases: ['review queue', 'onboarding queue', 'approvals'],
  use: ['As the queue of people who want to broadcast.'],
  anatomy: {},
  keyboard: [
    { keys: ['Tab'], does: 'Goes through filters, headers, rows and their buttons.' },
    { keys: ['Enter', 'Space'], does: 'On a header: sorts. On a button: does what it names.' },
  ],
  accessibility: ['Each row has its own buttons.'],
  do: ['Read the list again after a decision.'],
  dont: ['Show documents of identity in it.'],
  tokens: {},
};
