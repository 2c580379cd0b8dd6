import type { ComponentDocs } from '@footlight/ui/story';

export const spendingLimitsDocs: ComponentDocs = {
  name: 'spending-limits',
  summary: 'The limits that a viewer sets for themselves.',
  use: ['On the account page, beside the balance.'],
  avoid: ['For limits of the platform.'],
  anatomy: {
    intro: 'What holds at once and what later.',
    'per-charge': 'Above this amount of one charge they are asked.',
    'per-day': 'Most tokens in 24 hours.',
    'daily-limit': 'Most dollars in 24 hours.',
  },
  keyboard: [{ keys: ['Enter'], does: 'Saves what was changed.' }],
  do: ['Say from when a higher limit holds.'],
  dont: ['Raising a limit at once.'],
  tokens: { '--spending-limits-radius': 'Corner radius.' },
};
