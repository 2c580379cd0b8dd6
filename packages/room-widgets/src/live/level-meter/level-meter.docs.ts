import type { ComponentDocs } from '@footlight/ui/story';

export const levelMeterDocs: ComponentDocs = {
  name: 'level-meter',
  status: 'new',
  summary: 'How loud a microphone is, ten times a second.',
  aliases: ['audio meter', 'vu meter', 'microphone level'],
  use: ['Above the checks of a broadcast.'],
  anatomy: {},
  keyboard: [],
  accessibility: ['A meter with a name and a value in percent.'],
  do: ['Use `onLevel` to find out whether the microphone is heard.'],
  dont: ['Show it without a microphone.'],
  tokens: { '--level': '0%' },
};
