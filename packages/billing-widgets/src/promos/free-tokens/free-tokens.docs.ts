import type { ComponentDocs } from '@footlight/ui/story';

export const freeTokensDocs: ComponentDocs = {
  name: 'free-tokens',
  status: 'stable',
  summary: 'Shows how many free tokens the viewer gets for confirming their email address.',
  aliases: ['bonus', 'welcome gift', 'email reward'],
  use: ['On the viewer’s tokens page, while free tokens are pending.'],
  avoid: ['After the email address is confirmed. The tokens are then in the balance.'],
  anatomy: {
    text: 'The number of pending tokens and what they wait for.',
    resend: 'The button that sends the confirmation email again.',
  },
  states: { 'data-state': 'idle, sending' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: sends the confirmation email again.' }],
  accessibility: [
    'A static note without a live region; the app must report that the email was sent.',
    'The title is text, not a heading, and the icon is hidden from screen readers.',
  ],
  do: ['Omit it when no tokens are pending.'],
  dont: ['Include these tokens in the balance.'],
  tokens: {},
};
