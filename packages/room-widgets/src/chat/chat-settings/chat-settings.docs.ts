import type { ComponentDocs } from '@footlight/ui/story';

export const chatSettingsDocs: ComponentDocs = {
  name: 'chat-settings',
  status: 'stable',
  summary: 'The viewer’s chat settings: text size, colour, volume, visibility and tip limit.',
  aliases: ['chat preferences', 'text size', 'mute sounds'],
  use: ['As the content of a Drawer opened by a button above the chat.'],
  avoid: ['For settings of the room: these belong to the viewer.'],
  anatomy: {
    sample: 'A sample line with the current settings.',
    color: 'The selected colour, and a button to reset it to the brand’s.',
    muted: 'The users whom the viewer has muted; each can be unmuted.',
  },
  keyboard: [{ keys: ['Arrow Left', 'Arrow Right'], does: 'In sizes and volume: selects the next value.' }],
  accessibility: [
    'Sizes are native radios, and the volume is announced in percent.',
    'The colour field is the browser’s own, with a visible label. It takes the focus of the reset button.',
    'Each button to unmute names the user. After it, the focus is at the heading of the list.',
    'The sample is ordinary text. Its size is in rem, so the text size of the browser applies.',
  ],
  do: ['Save each change immediately; there is no save button.'],
  dont: ['Show a selected colour that is not readable: it is made darker or lighter.'],
  tokens: {},
};
