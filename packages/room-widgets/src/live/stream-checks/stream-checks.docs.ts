import type { ComponentDocs } from '@footlight/ui/story';

export const streamChecksDocs: ComponentDocs = {
  name: 'stream-checks',
  status: 'new',
  summary: 'What is fine about a broadcast and what is not, as sentences, with the numbers behind them.',
  aliases: ['connection check', 'stream health', 'diagnostics'],
  use: ['In the cockpit, below the camera.'],
  anatomy: { check: 'One check; `data-check` names it.', health: 'The numbers of the stream.' },
  states: { 'data-state': 'Of a check: `fine` or `warning`' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Opens the numbers.' }],
  accessibility: ['A problem differs from a fine check by icon and text, too.'],
  do: ['Make the checks with `checksOf`.'],
  dont: ['Name what nobody can change.'],
  tokens: {},
};
