import type { ComponentDocs } from '@footlight/ui/story';

export const ratingPromptDocs: ComponentDocs = {
  name: 'rating-prompt',
  summary: 'Asks how a show was: good, not good, or rather not say.',
  use: [
    'After a private or a ticket show, once for each. After some tips its quiet form stands in the page.',
  ],
  avoid: ['While somebody is writing or tipping: a dialog takes the page.'],
  anatomy: {},
  keyboard: [{ keys: ['Esc'], does: 'Closes without an answer.' }],
  do: ['Close it as soon as an answer is on its way.'],
  dont: ['A number of stars: the platform knows three answers.'],
  tokens: {},
};
