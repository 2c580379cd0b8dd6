import type { ComponentDocs } from '@footlight/ui/story';

export const autoReUpDocs: ComponentDocs = {
  name: 'auto-re-up',
  status: 'stable',
  summary: 'Lets viewers have a selected pack bought automatically when their tokens run out.',
  aliases: ['auto top-up', 'automatic refill', 'recurring purchase'],
  use: ['On the account page, and when a viewer with few tokens requests a private show.'],
  avoid: ['Turned on by default.'],
  anatomy: {
    intro: 'Explains what it does and that it is off by default.',
    status: 'What is charged, to which card, and how often.',
    done: 'Number of charges in the last 24 hours.',
    enable: 'The button that turns it on and names the price.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves from the pack to the card, the frequency and the button.' }],
  accessibility: [
    'A named region without a visible heading, which the page must supply.',
    'Pack, card and frequency are native selects with visible labels.',
    'Turning it on or off is not announced; the app must report the result.',
  ],
  do: ['Name the price, card and frequency before the viewer turns it on.'],
  dont: ['Select anything for viewers that they cannot see.'],
  tokens: { '--auto-re-up-radius': 'Corner radius.' },
};
