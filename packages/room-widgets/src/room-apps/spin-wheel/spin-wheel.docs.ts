import type { ComponentDocs } from '@footlight/ui/story';

export const spinWheelDocs: ComponentDocs = {
  name: 'spin-wheel',
  status: 'stable',
  summary: 'A prize wheel that stops at the prize drawn by the platform.',
  aliases: ['wheel of fortune', 'prize wheel', 'spinner'],
  use: ['For prize draws that the whole room watches.'],
  avoid: ['Before the platform has drawn a prize.'],
  anatomy: {
    title: 'The name of the app, or the title set by the broadcaster.',
    result: 'The prize, shown when the wheel has stopped.',
    action: 'The button with the price, or a button to buy tokens when the balance is too low.',
    odds: 'The prizes, their chances, and how to verify a draw.',
  },
  states: {
    'data-state': 'still, turning',
    'data-prize': 'index of the prize under the pointer, while the wheel is still',
  },
  keyboard: [],
  accessibility: [
    'The wheel is hidden from screen readers. Its segments have the numbers of the prize list.',
    'Turning and the result are announced as a status.',
    'With reduced motion, of the system or by `data-motion`, the wheel does not turn, and the result appears at once.',
  ],
  do: ['Pass the plays as they arrive: the wheel turns by itself.'],
  dont: ['Draw segments that suggest other chances than the list.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
