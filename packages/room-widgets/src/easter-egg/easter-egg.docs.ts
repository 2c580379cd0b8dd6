import type { ComponentDocs } from '@footlight/ui/story';

export const easterEggDocs: ComponentDocs = {
  name: 'easter-egg',
  summary: 'Tells of a secret amount that plays a sound.',
  use: ['Where the broadcaster has hidden one.'],
  avoid: ['To show the amount: it is what is looked for.'],
  anatomy: {
    title: 'What the app is, or what the broadcaster calls it.',
    hint: 'What it is.',
    state: 'How often it was found, and by whom last.',
  },
  states: { 'data-state': 'hidden, found' },
  keyboard: [],
  do: ['Leave the sound to the room.'],
  dont: ['The amount.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
