import type { ComponentDocs } from '@footlight/ui/story';

export const encoderPanelDocs: ComponentDocs = {
  name: 'encoder-panel',
  status: 'new',
  summary: 'What a broadcaster enters in OBS or another program, and the life of the stream key.',
  aliases: ['obs', 'rtmp', 'whip', 'stream key', 'ingest'],
  use: ['Below the cockpit, where the operator takes streams from programs.'],
  anatomy: {
    question: 'Asks before a key is replaced or revoked.',
    actions: 'Creates, replaces and revokes the key.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['The question is announced.'],
  do: ['Show a new key once, until the broadcaster leaves the page.'],
  dont: ['Send the key to anybody but its owner.'],
  tokens: {},
};
