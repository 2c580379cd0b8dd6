import type { ComponentDocs } from '@footlight/ui/story';

export const toyPanelDocs: ComponentDocs = {
  name: 'toy-panel',
  summary: 'A toy that tips move: what which tip does, who is next, and how long all turns take.',
  use: ['In a room whose toy answers.'],
  avoid: ['For connecting a toy: take ToySetup.'],
  anatomy: {
    title: 'Whose toy it is.',
    left: 'When all turns are over.',
    notice: 'In a private: that tips move the toy there, too.',
    hint: 'What tips do here.',
    level: 'What a tip of this amount does; fills the tip panel.',
    queue: 'Who is next.',
    turn: 'One turn.',
  },
  states: { 'data-state': 'moving, still' },
  keyboard: [],
  do: ['Show the turns of settled tips alone.'],
  dont: ['A turn before the ledger has its tip.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
