import type { ComponentDocs } from '@footlight/ui/story';

export const privateRequestDocs: ComponentDocs = {
  name: 'private-request',
  summary: 'Asks a broadcaster for a private: what it costs, which kind, and what is needed to start.',
  use: ['When a viewer presses “Private show”, over the room.'],
  avoid: ['For spying on somebody else’s private: take SpyConfirm.'],
  anatomy: {
    facts: 'Price, minimum duration, tip at the start, tokens needed and the balance.',
    recording: 'Said when the broadcaster may record.',
    short: 'The tokens do not cover it; the button then leads to the shop.',
  },
  states: { 'data-state': 'idle, sending' },
  keyboard: [{ keys: ['Enter'], does: 'Sends the request, or leads to the shop.' }],
  do: ['Every token that can be taken, before the button.'],
  dont: ['A price that the platform does not also check.'],
  tokens: {},
};
