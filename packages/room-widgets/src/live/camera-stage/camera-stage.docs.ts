import type { ComponentDocs } from '@footlight/ui/story';

export const cameraStageDocs: ComponentDocs = {
  name: 'camera-stage',
  status: 'new',
  summary: 'The broadcaster’s camera: devices, preview, going live and ending.',
  aliases: ['webcam preview', 'go live', 'studio camera'],
  use: ['In the cockpit, above everything else.'],
  anatomy: {
    preview: 'The camera’s picture, mirrored.',
    'air-time': 'How long the broadcast has lasted, if the start is known.',
    actions: 'Turns the camera on, goes live, ends, and opens the room.',
  },
  states: {
    'data-state':
      'The step: `closed`, `opening`, `preview`, `starting`, `live`, `reconnecting`, `ending` or `ended`',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['Each step is announced.', 'The preview is hidden from assistive technology.'],
  do: ['Open the camera only when the broadcaster asks for it.'],
  dont: ['Change devices while the camera is live.'],
  tokens: {},
};
