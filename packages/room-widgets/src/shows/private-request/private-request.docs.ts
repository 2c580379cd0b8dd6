import type { ComponentDocs } from '@footlight/ui/story';

export const privateRequestDocs: ComponentDocs = {
  name: 'private-request',
  status: 'stable',
  summary:
    'Requests a private from a broadcaster: shows the price, the kinds, and the tokens needed to start.',
  aliases: ['book a private', 'one-to-one', 'call request'],
  use: ['Over the room, when a viewer clicks “Private show”.'],
  avoid: ['For spying on another viewer’s private, use SpyConfirm.'],
  anatomy: {
    facts: 'The price, minimum duration, start-up tip, tokens needed and balance.',
    short: 'Shown when the balance is too low; the button then opens the shop.',
  },
  states: { 'data-state': 'idle, sending' },
  keyboard: [{ keys: ['Enter'], does: 'Sends the request, or opens the shop.' }],
  accessibility: [
    'The kinds are native radios whose names include the price. The charges are a description list.',
    'An error is an alert. Too few tokens are announced as a status, and the button changes its label.',
  ],
  do: ['Show every possible charge before the button.'],
  dont: ['Show a price that the platform does not verify.'],
  tokens: {},
};
