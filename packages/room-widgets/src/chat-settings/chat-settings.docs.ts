import type { ComponentDocs } from '@footlight/ui/story';

export const chatSettingsDocs: ComponentDocs = {
  name: 'chat-settings',
  summary: 'How the chat looks and sounds to this viewer: text size, colour, volume, visibility, own limit.',
  use: ['As the content of a Drawer that a button above the chat opens.'],
  avoid: ['For settings of the room: these are the viewer’s own.'],
  anatomy: {
    sample: 'A line as lines will look.',
    color: 'The chosen colour, and the way back to the brand’s.',
    muted: 'Whom the viewer does not read; each can be shown again.',
  },
  keyboard: [{ keys: ['Arrow Left', 'Arrow Right'], does: 'In sizes and volume: the next one.' }],
  do: ['Keep what is chosen at once; there is no button to save.'],
  dont: ['Show a colour as it was chosen where it could not be read: it is made darker or lighter.'],
  tokens: {},
};
