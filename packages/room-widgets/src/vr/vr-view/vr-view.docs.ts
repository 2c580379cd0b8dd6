import type { ComponentDocs } from '@footlight/ui/story';

export const vrViewDocs: ComponentDocs = {
  name: 'vr-view',
  status: 'new',
  summary: 'A live VR picture around the viewer, who looks around in it.',
  aliases: ['virtual reality', '360', '180', 'headset', 'webxr'],
  use: ['As the child of VideoPlayer, with the video of its media, on the VR page of a room.'],
  avoid: ['For flat streams: the picture would be warped.'],
  anatomy: {
    picture: 'Takes the focus, and is turned by dragging and by keys.',
    canvas: 'What is drawn.',
    hint: 'Says that the picture can be dragged, until the viewer has turned it.',
    controls: 'The buttons at the top.',
    'three-d': 'Shows one picture for each eye, or one for both.',
    centre: 'Looks straight ahead.',
    motion: 'Turns the view with the device; only on devices that are held in a hand.',
    headset: 'Shows the picture in a headset; only where the browser has one.',
    note: 'Says that the browser cannot draw the picture.',
  },
  states: { 'data-state': 'loading, ready, unsupported' },
  keyboard: [
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Turns the view.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Looks up or down.' },
    { keys: ['Home'], does: 'Looks straight ahead.' },
  ],
  accessibility: [
    'The picture has the role application and a name. A hidden description names its keys.',
    'Buttons that switch have `aria-pressed`.',
    'A status says that the browser cannot draw the picture.',
  ],
  do: ['Pass the format of the stream, or the viewer’s own choice.'],
  dont: ['Turn the picture without the viewer: it makes people sick.'],
  tokens: {},
};
