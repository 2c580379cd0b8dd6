import type { ComponentDocs } from '@footlight/ui/story';

export const dailyLimitDocs: ComponentDocs = {
  name: 'daily-limit',
  status: 'stable',
  summary: 'Shows what remains of a reached daily limit and when it renews.',
  aliases: ['spending cap', 'limit reached'],
  use: ['After any request was rejected with user_daily_limit.'],
  avoid: ['For the platform’s identity check, use TipRefused.'],
  anatomy: {
    limits: 'The remainder of each limit that is set.',
    spending: 'Tokens that may still be spent.',
    purchase: 'Dollars that may still be spent on purchases.',
    close: 'Closes without spending.',
    change: 'Leads to the spending limits.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog.' }],
  accessibility: [
    'A spinner with the role status is shown while the limits load; then they are a list.',
    'What remains is a sentence, without a bar or a colour.',
  ],
  do: ['Say when the limit renews.'],
  dont: ['Offer to buy more.'],
  tokens: {},
};
