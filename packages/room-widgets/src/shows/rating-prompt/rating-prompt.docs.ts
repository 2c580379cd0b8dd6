import type { ComponentDocs } from '@footlight/ui/story';

export const ratingPromptDocs: ComponentDocs = {
  name: 'rating-prompt',
  status: 'stable',
  summary: 'Asks how a show was: good, not good, or prefer not to say.',
  aliases: ['review', 'feedback', 'thumbs'],
  use: ['Once after each private or ticket show. After some tips, its inline form appears in the page.'],
  avoid: ['While the viewer is writing or tipping: a dialog interrupts them.'],
  anatomy: {},
  keyboard: [{ keys: ['Esc'], does: 'Closes the dialog without an answer.' }],
  accessibility: [
    'The three answers are words; the thumbs are hidden from screen readers.',
    'The inline form is part of the page: it is not announced, and takes no focus.',
  ],
  do: ['Close it as soon as the answer is submitted.'],
  dont: ['Use a star rating: the platform accepts three answers.'],
  tokens: {},
};
