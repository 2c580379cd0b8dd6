import type { ComponentDocs } from '@footlight/ui/story';

export const toySetupDocs: ComponentDocs = {
  name: 'toy-setup',
  status: 'stable',
  summary: 'Lets the broadcaster connect a toy and check that it responds.',
  aliases: ['pair a device', 'connect a toy', 'bluetooth'],
  use: ['In a drawer of the broadcaster’s panel.'],
  avoid: ['For viewers, use ToyPanel.'],
  anatomy: {
    hint: 'Which program must be running, and what connects to it.',
    state: 'Says that the search for toys is running.',
    problem: 'Shown when the program does not respond or has no toy.',
    toys: 'The toys known to the program.',
    toy: 'The name, battery level and connection status of a toy.',
    moved: 'The number of turns that the toy has completed.',
  },
  states: { 'data-state': 'off, connecting, connected, silent' },
  keyboard: [],
  accessibility: [
    'The search for toys, and a program without an answer or a toy, are announced as a status.',
    'Battery and connection are words, in a list with a name. A wrong address is tied to its field.',
  ],
  do: ['Communicate with the vendor only from an isolated frame.'],
  dont: ['Connect to addresses outside the user’s own machine and network.'],
  tokens: {},
};
