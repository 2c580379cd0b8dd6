import type { ComponentDocs } from '@footlight/ui/story';

export const discountFormDocs: ComponentDocs = {
  name: 'discount-form',
  status: 'stable',
  summary: 'Lets the broadcaster start or end a temporary discount on privates.',
  aliases: ['sale', 'happy hour', 'price cut'],
  use: ['In the panel of a broadcaster who offers privates.'],
  avoid: ['For viewers: ShowOffer shows them the discount.'],
  anatomy: {
    title: 'The heading of the form.',
    form: 'The rate and the duration.',
    result: 'The resulting price.',
    running: 'The terms of the running discount.',
  },
  states: { 'data-state': 'idle, running' },
  keyboard: [],
  accessibility: [
    'The heading (h3) names the region. The resulting price is not announced while the fields change.',
    'The time left is a timer. It announces its last minutes if there is an `AnnouncerProvider`.',
  ],
  do: ['Show the price that viewers will pay.'],
  dont: ['Apply the discount to exclusive privates: it does not cover them.'],
  tokens: { '--discount-form-radius': 'radius-lg' },
};
