import type { ComponentDocs } from '@footlight/ui/story';

export const promoWheelDocs: ComponentDocs = {
  name: 'promo-wheel',
  summary: 'A wheel of an account: spins for purchases, or one a day for free.',
  use: ['In a dialog that somebody has opened.'],
  avoid: ['In a room, which has wheels of its own: spin-wheel.', 'Where a brand has no promotions.'],
  anatomy: {
    result: 'What came out, once it stands still; read out.',
    odds: 'What can be won, how likely it is, and how a draw is checked.',
    seed: 'The secret of the last draw.',
    bonus: 'What waits for the next purchase.',
    spins: 'Spins that are left, or when there is one again.',
    spin: 'The one button; without spins a way to buy tokens.',
  },
  states: {
    'data-state': 'still, turning',
    'data-variant': 'promo, vault',
    'data-prize': 'index of the prize under the pointer, while it stands',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: spins.' }],
  do: ['Give it what the platform drew: it turns by itself.', 'Show the chances before the first spin.'],
  dont: ['A wheel that almost stops at another prize.'],
  tokens: {},
};
