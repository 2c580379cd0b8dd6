import type { ComponentDocs } from '@footlight/ui/story';

export const promoWheelDocs: ComponentDocs = {
  name: 'promo-wheel',
  status: 'stable',
  summary: 'An account’s prize wheel, with spins for purchases or one free spin a day.',
  aliases: ['wheel of fortune', 'spin to win', 'free spin'],
  use: ['In a dialog that the viewer opened.'],
  avoid: ['In a room, use SpinWheel.', 'For brands without promotions.'],
  anatomy: {
    result: 'The result once the wheel stops; announced.',
    odds: 'The prizes, their odds, and how to verify a draw.',
    seed: 'The secret of the last draw.',
    bonus: 'The bonus for the next purchase.',
    spins: 'Remaining spins, or when the next one is available.',
    spin: 'The button to spin or, without spins, to buy tokens.',
  },
  states: {
    'data-state': 'still, turning',
    'data-variant': 'promo, vault',
    'data-prize': 'index of the prize under the pointer, when the wheel is still',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: spins the wheel.' }],
  accessibility: [
    'The wheel is hidden from screen readers: the numbered list beside it has every prize and its odds.',
    'With reduced motion, of the system or by `data-motion`, the wheel does not turn, and the result appears at once.',
    'The result has the role status, and the button keeps its focus while the wheel turns.',
  ],
  do: [
    'Pass the draw from the platform. The wheel then spins by itself.',
    'Show the odds before the first spin.',
  ],
  dont: ['Let the wheel almost stop at another prize.'],
  tokens: {},
};
