import type { ComponentDocs } from '../story/component-docs.ts';

export const badgeDocs: ComponentDocs = {
  name: 'badge',
  status: 'stable',
  summary: 'A short label for a state or kind: live, new, sold, owned.',
  aliases: ['pill', 'label', 'tag', 'status label'],
  use: [
    'For the state or kind of the item it is attached to.',
    'With `pulse` for something happening now, once per card.',
  ],
  avoid: ['For something clickable, use a Chip.', 'For a message, use an Alert.'],
  anatomy: {
    dot: 'Pulses three times when it appears; does not move with reduced motion.',
    icon: 'Decorative icon before the word, hidden from screen readers.',
  },
  states: {
    'data-variant':
      'neutral, primary, secondary, live, new, success, warning, danger, info, token, media (on pictures)',
  },
  keyboard: [],
  accessibility: [
    'Plain text without a role: a change of the word is not announced.',
    'In forced colours, an outline replaces the background.',
  ],
  do: [
    'Use one or two words. What does not fit ends with an ellipsis.',
    'Use `media` on pictures. It is readable on any of them.',
  ],
  dont: ['Put more than two badges on a card.', 'Use a colour without a word.'],
  tokens: { '--badge-radius': 'radius-pill' },
};
