import type { ComponentDocs } from '@footlight/ui/story';

export const dailyLimitDocs: ComponentDocs = {
  name: 'daily-limit',
  summary: 'Says what a reached daily limit leaves, and when more is free.',
  use: ['After user_daily_limit, wherever it was refused.'],
  avoid: ['For the platform’s own question of identity: that is Tip refused.'],
  anatomy: {
    limits: 'What is left of each limit that is set.',
    spending: 'Tokens that may be spent.',
    purchase: 'Dollars that may be bought for.',
    close: 'Goes on without spending.',
    change: 'Leads to the limits.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Closes.' }],
  do: ['Say when more is free.'],
  dont: ['Offering to buy more.'],
  tokens: {},
};
