import type { ComponentDocs } from '@footlight/ui/story';

export const rocketmanDocs: ComponentDocs = {
  name: 'rocketman',
  status: 'stable',
  summary: 'A rocket that is fuelled by tips.',
  aliases: ['progress', 'fuel', 'rocket'],
  use: ['For a goal that restarts each time it is reached.'],
  avoid: ['For a goal that is reached once, use TipGoal.'],
  anatomy: {
    title: 'The name of the app, or the title set by the broadcaster.',
    sky: 'The rocket at its current height; an image with a text alternative.',
    state: 'The fuel, and who launched the rocket last.',
  },
  states: { 'data-state': 'waiting, flown' },
  keyboard: [],
  accessibility: [
    'The sky is an image whose name is the fuel; the same text is below it. Changes are not announced.',
    'With reduced motion, of the system or by `data-motion`, the rocket moves without a transition.',
  ],
  do: ['Carry surplus tokens over to the next flight.'],
  dont: ['Let the rocket rise without tips.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
