import type { ComponentDocs } from '@footlight/ui/story';

export const tipSplitDocs: ComponentDocs = {
  name: 'tip-split',
  summary: 'A tip that several pay together.',
  use: ['Once a room, outside of privates.'],
  avoid: ['During a private: there is none.'],
  anatomy: {
    title: 'What the app is, or what the broadcaster calls it.',
    form: 'Proposes one.',
    offer: 'Who proposes how much.',
    splitters: 'Who is in.',
    actions: 'Join and call off.',
    over: 'How the last one ended.',
  },
  states: { 'data-state': 'available, proposed, canceled, success' },
  keyboard: [],
  do: ['Write on the button what a share costs.'],
  dont: ['A share that is charged before all are found.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
