import type { ComponentDocs } from '@footlight/ui/story';

export const vrModulesDocs: ComponentDocs = {
  name: 'vr-modules',
  status: 'new',
  summary: 'The modules of a VR page: toy, wheel, tip and tip menu, of which at most one is open.',
  aliases: ['virtual reality', 'overlay', 'widgets'],
  use: ['On the VR page of a room, below the picture.'],
  avoid: ['In the room itself, which shows everything at once.'],
  anatomy: {
    module: 'What the open module shows; it scrolls if it is high.',
    bar: 'A button for each module that the room has.',
  },
  states: {},
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the open module and the buttons.' },
    { keys: ['Enter', 'Space'], does: 'Opens a module in place of the open one, or closes it.' },
  ],
  accessibility: [
    'The buttons are a named group with `aria-expanded`.',
    'The open module is a named region before the buttons, and takes the focus, so that keys can scroll it.',
  ],
  do: ['Leave out what the room does not have.'],
  dont: ['Open a module without the viewer, except one that the viewer’s choice leads to.'],
  tokens: {},
};
