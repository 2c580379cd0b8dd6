import type { ComponentDocs } from '@footlight/ui/story';

export const auditScreenDocs: ComponentDocs = {
  name: 'audit-screen',
  status: 'new',
  summary: 'What the staff did: who, to what, when and why.',
  aliases: ['audit log', 'activity log', 'history'],
  use: ['As the audit trail of a back office.'],
  anatomy: {},
  keyboard: [
    { keys: ['Tab'], does: 'Goes through filters, headers, rows and their buttons.' },
    { keys: ['Enter', 'Space'], does: 'On a header: sorts. On a button: does what it names.' },
  ],
  accessibility: ['Filters that cannot match are not applied.'],
  do: ['Show acts of commands without an account, too.'],
  dont: ['Let anybody change an entry.'],
  tokens: {},
};
