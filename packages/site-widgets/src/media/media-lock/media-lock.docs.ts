import type { ComponentDocs } from '@footlight/ui/story';

export const mediaLockDocs: ComponentDocs = {
  name: 'media-lock',
  status: 'new',
  summary: 'Shown in place of a locked item: its cover, and how to unlock it.',
  aliases: ['paywall', 'locked content', 'blur'],
  use: ['On the page of an item that the viewer may not see yet.'],
  anatomy: {},
  keyboard: [
    {
      keys: ['Enter'],
      does: 'On the button or a link: starts the purchase, or opens the login, the age check or the fan club.',
    },
  ],
  accessibility: ['The cover is decoration; the text says what is needed.'],
  do: ['Give the price for this viewer.'],
  dont: ['Call an item unavailable that an age check unlocks.'],
  tokens: {},
};
