import type { ComponentDocs } from '@footlight/ui/story';

export const toySetupDocs: ComponentDocs = {
  name: 'toy-setup',
  summary: 'The broadcaster connects a toy and sees whether it answers.',
  use: ['In the broadcaster’s own room.'],
  avoid: ['For viewers: take ToyPanel.'],
  anatomy: {
    title: 'What the card is for.',
    hint: 'What has to run, and who talks to it.',
    state: 'That toys are being looked for.',
    problem: 'The program does not answer, or has no toy.',
    toys: 'What the program knows.',
    toy: 'Name, battery and whether it is connected.',
    moved: 'How many turns the toy has made.',
  },
  states: { 'data-state': 'off, connecting, connected, silent' },
  keyboard: [],
  do: ['Talk to the vendor from an isolated frame only.'],
  dont: ['Addresses outside the own machine and network.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
