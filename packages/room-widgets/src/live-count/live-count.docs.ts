import type { ComponentDocs } from '@footlight/ui/story';

export const liveCountDocs: ComponentDocs = {
  name: 'live-count',
  summary: 'A number that changes all the time and draws nothing anew but itself.',
  use: ['For viewers in a room, and whatever else is counted while one looks.'],
  avoid: ['For tokens: take TokenAmount, which names the unit.'],
  anatomy: {},
  keyboard: [],
  do: ['Put the noun beside it, in the reader’s plural.', 'Leave it out while the number is unknown.'],
  dont: ['A zero that stands for “not known yet”.', 'A live region: a reader would hear every change.'],
  tokens: {},
};
