import type { ComponentDocs } from '@footlight/ui/story';

export const roomMoreDocs: ComponentDocs = {
  name: 'room-more',
  status: 'new',
  summary: 'Tabs below a live room: apps, media and the broadcaster.',
  aliases: ['tabs', 'room details', 'below the video'],
  use: ['Once below the picture of a room.'],
  avoid: ['For other tabs, use Tabs.'],
  anatomy: {},
  keyboard: [{ keys: ['Arrow Left', 'Arrow Right'], does: 'Moves between the tabs and opens them.' }],
  accessibility: ['A tab list with a name. Only the open panel is mounted.'],
  do: ['Leave out a tab without content.'],
  dont: ['Put the broadcaster’s own tools into a tab: they stay in view.'],
  tokens: {},
};
