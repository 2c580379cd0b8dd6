import type { ComponentDocs } from '@footlight/ui/story';

export const freeTokensDocs: ComponentDocs = {
  name: 'free-tokens',
  summary: 'Says how many free tokens wait for the confirmation of the email.',
  use: ['On the page of one’s tokens, as long as tokens wait.'],
  avoid: ['Once the email is confirmed: the tokens are in the balance then.'],
  anatomy: {
    text: 'How many wait, and what for.',
    resend: 'Sends the mail with the link again.',
  },
  states: { 'data-state': 'idle, sending' },
  keyboard: [],
  do: ['Leave it away when nothing waits.'],
  dont: ['Counting these tokens in the balance.'],
  tokens: {},
};
