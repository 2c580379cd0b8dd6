import type { ComponentDocs } from '@footlight/ui/story';

export const discountFormDocs: ComponentDocs = {
  name: 'discount-form',
  summary: 'The broadcaster lowers the price of privates for a while, or ends that.',
  use: ['In the panel of a broadcaster who takes privates.'],
  avoid: ['For viewers: ShowOffer tells them of a discount.'],
  anatomy: {
    title: 'What this is about.',
    form: 'How much, and for how long.',
    result: 'The price that follows.',
    running: 'What holds while it runs.',
  },
  states: { 'data-state': 'idle, running' },
  keyboard: [],
  do: ['Show the price that viewers will pay.'],
  dont: ['For exclusive privates: no discount holds for them.'],
  tokens: { '--discount-form-radius': 'radius-lg' },
};
