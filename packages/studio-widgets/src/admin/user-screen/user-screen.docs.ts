import type { ComponentDocs } from '@footlight/ui/story';

export const userScreenDocs: ComponentDocs = {
  name: 'user-screen',
  status: 'new',
  summary: 'One account: facts, acts, sessions, notes, purchases and audit trail.',
  aliases: ['account details', 'customer record'],
  use: ['As the page of one account.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['Each part has a level 2 heading.'],
  do: ['Pass only the acts that role and account allow.', 'Leave out purchases and trail without the right.'],
  dont: ['Do an act without the dialog that asks for its reason.'],
  tokens: {},
};
