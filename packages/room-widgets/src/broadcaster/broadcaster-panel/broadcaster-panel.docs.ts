import type { ComponentDocs } from '@footlight/ui/story';

export const broadcasterPanelDocs: ComponentDocs = {
  name: 'broadcaster-panel',
  status: 'stable',
  summary: 'The broadcaster’s tools in their own room, with a drawer for each form.',
  aliases: ['host controls', 'streamer dashboard'],
  use: ['Once, below the video, only for the broadcaster of the room.'],
  avoid: ['For moderators: their tools are in the chat.'],
  anatomy: {},
  keyboard: [{ keys: ['Escape'], does: 'Closes the drawer and returns the focus to its entry.' }],
  accessibility: [
    'A region and a list of the same name.',
    'Only the content of the open drawer is in the page, so a status in another one is not announced.',
  ],
  do: [
    'Keep drafts outside the panel, so that they survive closing a drawer, and mark their entry as changed.',
    'Show requests and the running show above it, where they are always visible.',
  ],
  dont: ['Put anything in it that must not be missed.'],
  tokens: {},
};
