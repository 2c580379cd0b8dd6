import type { ComponentDocs } from '@footlight/ui/story';

export const reportsScreenDocs: ComponentDocs = {
  name: 'reports-screen',
  status: 'new',
  summary: 'The queue of reports: what is reported, by whom, until when, and the decisions.',
  aliases: ['moderation queue', 'abuse reports', 'flags'],
  use: ['As the queue of moderation.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['A picture appears only on demand and has a description.'],
  do: ['Sort by the nearest deadline.', 'Pass only the decisions that the report allows.'],
  dont: ['Let two people decide one report: claim it first.'],
  tokens: {},
};
