import type { ComponentDocs } from '@footlight/ui/story';

export const autoReUpDocs: ComponentDocs = {
  name: 'auto-re-up',
  summary: 'Lets the platform buy a chosen pack when tokens run out.',
  use: ['On the account page, and where a private is asked for with few tokens.'],
  avoid: ['As something that is already on.'],
  anatomy: {
    intro: 'What it does, and that it is off until it is turned on.',
    status: 'What is charged, to which card, how often.',
    done: 'How often it was in the last 24 hours.',
    enable: 'Turns it on; names the price.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Pack, card, how often, then the button.' }],
  do: ['Name price, card and how often before it is turned on.'],
  dont: ['Choosing anything for the reader that they cannot see.'],
  tokens: { '--auto-re-up-radius': 'Corner radius.' },
};
