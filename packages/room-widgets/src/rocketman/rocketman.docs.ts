import type { ComponentDocs } from '@footlight/ui/story';

export const rocketmanDocs: ComponentDocs = {
  name: 'rocketman',
  summary: 'A rocket that tips fuel.',
  use: ['For a goal that starts again each time.'],
  avoid: ['For a goal with one end: take TipGoal.'],
  anatomy: {
    title: 'What the app is, or what the broadcaster calls it.',
    sky: 'The rocket at its height; a picture with words.',
    state: 'Fuel, and who launched it last.',
  },
  states: { 'data-state': 'waiting, flown' },
  keyboard: [],
  do: ['Let what is over fuel the next flight.'],
  dont: ['A rocket that rises by itself.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
