import type { ComponentDocs } from '@footlight/ui/story';

export const tipBurstDocs: ComponentDocs = {
  name: 'tip-burst',
  status: 'new',
  summary: 'A tip as light from below, at the foot of the picture.',
  aliases: ['confetti', 'celebration', 'animation'],
  use: ['Over the player, once the tip is settled.'],
  anatomy: {
    light: 'The light from below.',
    spark: 'Flies up; there is none without motion.',
    amount: 'The tokens of the tip.',
  },
  states: { 'data-size': '0 to 3, by the amount' },
  keyboard: [],
  accessibility: ['Hidden from assistive technology: the chat announces the tip.'],
  do: ['Remove it after `burstTime(burstSize(tokens))` milliseconds.'],
  dont: ['Show it before the tip is settled.'],
  tokens: {},
};
