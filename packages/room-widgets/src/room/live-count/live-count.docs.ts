import type { ComponentDocs } from '@footlight/ui/story';

export const liveCountDocs: ComponentDocs = {
  name: 'live-count',
  status: 'stable',
  summary: 'A live number that updates without re-rendering its surroundings.',
  aliases: ['counter', 'viewer count'],
  use: ['For the viewers of a room and other counts that change while they are shown.'],
  avoid: ['For tokens, use TokenAmount, which names the unit.'],
  anatomy: {},
  keyboard: [],
  accessibility: ['Plain text without a role, read together with the words around it.'],
  do: ['Put the noun beside it, in the correct plural form.', 'Leave it out while the number is unknown.'],
  dont: [
    'Show zero for “not known yet”.',
    'Make it a live region: screen readers would announce every change.',
  ],
  tokens: {},
};
