import type { ComponentDocs } from '@footlight/ui/story';

export const easterEggDocs: ComponentDocs = {
  name: 'easter-egg',
  status: 'stable',
  summary: 'Announces that a secret tip amount plays a sound.',
  aliases: ['secret tip', 'sound alert'],
  use: ['When the broadcaster has hidden a secret amount.'],
  avoid: ['To show the amount: viewers have to find it.'],
  anatomy: {
    title: 'The name of the app, or the title set by the broadcaster.',
    hint: 'Explains the secret amount.',
    state: 'How often the amount was found, and who found it last.',
  },
  states: { 'data-state': 'hidden, found' },
  keyboard: [],
  accessibility: ['The heading (h3) names the region. A find is announced as a status.'],
  do: ['Let the room play the sound.'],
  dont: ['Show the amount.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
