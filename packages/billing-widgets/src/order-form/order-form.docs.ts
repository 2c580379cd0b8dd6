import type { ComponentDocs } from '@footlight/ui/story';

export const orderFormDocs: ComponentDocs = {
  name: 'order-form',
  summary: 'Orders custom media or a Snapchat of a broadcaster, and says what happens next.',
  use: ['Where a broadcaster takes orders by hand, for viewers with an account.'],
  avoid: ['For media that are there already: those are bought with MediaConfirm.'],
  anatomy: {
    facts: 'What is set aside, how long a Snapchat lasts, and the balance.',
    next: 'What happens after the order, step by step.',
    order: 'Sends the order; it names the amount.',
  },
  states: { 'data-state': 'idle, invalid, sending', 'data-variant': 'custom_media, snapchat' },
  keyboard: [
    { keys: ['Enter'], does: 'Sends the order, in a field of one line.' },
    { keys: ['Escape'], does: 'Closes without an order; the draft stays with its owner.' },
  ],
  do: ['Keep the draft outside, so that a refusal or a look elsewhere loses nothing.'],
  dont: ['Closing before the platform has answered.', 'Showing the broadcaster’s handle before acceptance.'],
  tokens: {},
};
