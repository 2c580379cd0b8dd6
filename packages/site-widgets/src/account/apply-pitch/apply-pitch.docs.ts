import type { ComponentDocs } from '@footlight/ui/story';

export const applyPitchDocs: ComponentDocs = {
  name: 'apply-pitch',
  status: 'new',
  summary: 'What broadcasting pays, and the steps from the account to the first broadcast.',
  aliases: ['benefits', 'onboarding', 'landing'],
  use: ['Beside the form of a new broadcaster.'],
  anatomy: { fact: 'One figure and what it stands for.' },
  keyboard: [],
  accessibility: ['Figures are a description list; the steps are an ordered list with a name.'],
  do: ['Show the real step: an application that waits for a decision is in review.'],
  dont: ['Promise an income.'],
  tokens: {},
};
