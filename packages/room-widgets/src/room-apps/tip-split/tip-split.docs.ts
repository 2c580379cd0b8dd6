import type { ComponentDocs } from '@footlight/ui/story';

export const tipSplitDocs: ComponentDocs = {
  name: 'tip-split',
  status: 'stable',
  summary: 'A tip that several viewers pay together.',
  aliases: ['group tip', 'crowdfunding', 'shared payment'],
  use: ['Once per room, outside privates.'],
  avoid: ['During a private: tips cannot be split there.'],
  anatomy: {
    title: 'The name of the app, or the title set by the broadcaster.',
    form: 'The form that proposes a split tip.',
    splitters: 'Who has joined.',
    actions: 'Join and cancel.',
    status: 'Who proposed the tip, and its amount; or how the last one ended.',
  },
  states: { 'data-state': 'available, proposed, canceled, success' },
  keyboard: [],
  accessibility: [
    'The offer, its success and its cancellation are announced as a status, which takes the focus of what it replaces: the form, or the button that joins or cancels.',
    'The shares left are the name of the progress bar. A share that is taken is not announced.',
  ],
  do: ['Name the price of a share in the button.'],
  dont: ['Charge a share before all participants have joined.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
