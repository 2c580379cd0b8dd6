import type { ComponentDocs } from '@footlight/ui/story';

export const vrTabsDocs: ComponentDocs = {
  name: 'vr-tabs',
  status: 'new',
  summary: 'The tabs of a VR page: chat, private shows, tokens and settings.',
  aliases: ['virtual reality', 'tabs'],
  use: ['On the VR page of a room, beside the picture or below it.'],
  avoid: ['For other tabs, use Tabs.'],
  anatomy: {},
  states: {},
  keyboard: [{ keys: ['Arrow Left', 'Arrow Right'], does: 'Moves between the tabs and opens them.' }],
  accessibility: [
    'A tab list with a name. Closed panels stay mounted but hidden from Tab and screen readers.',
    'A Chat in a closed panel still announces the number of new lines.',
  ],
  do: ['Keep the open tab in the address.'],
  dont: ['Leave a panel empty: say why there is nothing.'],
  tokens: {},
};
