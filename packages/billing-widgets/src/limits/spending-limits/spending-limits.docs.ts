import type { ComponentDocs } from '@footlight/ui/story';

export const spendingLimitsDocs: ComponentDocs = {
  name: 'spending-limits',
  status: 'stable',
  summary: 'Lets viewers set their own spending limits.',
  aliases: ['budget', 'responsible spending', 'caps'],
  use: ['On the account page, beside the balance.'],
  avoid: ['For platform limits.'],
  anatomy: {
    intro: 'Which changes apply at once and which later.',
    'per-charge': 'The amount above which each charge needs confirmation.',
    'per-day': 'Maximum tokens in 24 hours.',
    'daily-limit': 'Maximum dollars in 24 hours.',
  },
  keyboard: [{ keys: ['Enter'], does: 'Saves the changes.' }],
  accessibility: [
    'A named form without a visible heading, which the page must supply.',
    'Each label has its unit; used amounts and pending changes are read with the field, as part of its hint.',
    'Saving is not announced; the app must report the result.',
  ],
  do: ['Say when a higher limit takes effect.'],
  dont: ['Raise a limit at once.'],
  tokens: { '--spending-limits-radius': 'Corner radius.' },
};
