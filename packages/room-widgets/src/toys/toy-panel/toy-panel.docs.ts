import type { ComponentDocs } from '@footlight/ui/story';

export const toyPanelDocs: ComponentDocs = {
  name: 'toy-panel',
  status: 'stable',
  summary: 'Shows what each tip does to the toy, who is next, and how long all turns take.',
  aliases: ['interactive toy', 'vibrator', 'device queue'],
  use: ['In a room with a connected toy.'],
  avoid: ['To connect a toy, use ToySetup.'],
  anatomy: {
    title: 'Whose toy it is.',
    left: 'The time left until all turns are over.',
    notice: 'In a private: says that tips move the toy there, too.',
    hint: 'What tips do here.',
    level: 'What a tip of this amount does; fills TipPanel.',
    queue: 'Who is next.',
    turn: 'One turn.',
  },
  states: { 'data-state': 'moving, still' },
  keyboard: [],
  accessibility: [
    'The name of a level is its text and its price with the unit: “Level 2 for 5 s 25 tokens”.',
    'The notice is announced as a status. The queue, an ordered list, and its time are not.',
  ],
  do: ['Show turns of settled tips only.'],
  dont: ['Show a turn before its tip is in the ledger.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
