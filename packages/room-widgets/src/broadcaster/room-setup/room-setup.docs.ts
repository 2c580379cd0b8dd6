import type { ComponentDocs } from '@footlight/ui/story';

export const roomSetupDocs: ComponentDocs = {
  name: 'room-setup',
  status: 'new',
  summary: 'Topic, tags and price of the broadcaster’s room, in one short form.',
  aliases: ['stream title', 'topic', 'stream settings'],
  use: ['Before going live, and in the cockpit.'],
  anatomy: {},
  states: { 'data-state': '`idle`, `changed`, `saving` or `saved`' },
  keyboard: [{ keys: ['Enter'], does: 'Saves.' }],
  accessibility: ['A saved form is announced.'],
  do: ['Save it before the broadcast starts, too.'],
  dont: ['Use it for the other rules of a room: that is broadcaster-settings.'],
  tokens: {},
};
