import type { ComponentDocs } from '../story/component-docs.ts';

export const bottomSheetDocs: ComponentDocs = {
  name: 'bottom-sheet',
  summary: 'A panel at the foot of a phone, where the thumb is.',
  use: ['For choices and short tasks on a phone: tip amounts, sort order, share.'],
  avoid: ['On wide screens: take a Drawer, Popover or Dialog.'],
  anatomy: {
    handle: 'Says that the sheet can be pulled.',
    grip: 'Handle and header together; on a bottom sheet it is what the finger pulls.',
    header: 'Title and description.',
    title: 'Names the panel.',
    description: 'One sentence under the title.',
    body: 'What scrolls when there is more than fits.',
    footer: 'Buttons that stay in view.',
    close: 'The close control; not there when it cannot be dismissed.',
  },
  states: {
    'data-state': 'open, closed',
    'data-size': 'auto, half, full',
  },
  keyboard: [
    {
      keys: ['Escape'],
      does: 'Closes, when it can be dismissed; the focus goes back to where it was.',
    },
    {
      keys: ['Tab'],
      does: 'Goes through the controls of the panel and round again.',
    },
  ],
  do: [
    'Let it be as high as its content (`auto`) unless the content changes while it is open.',
    'Keep the main button in the footer, above the edge of the screen.',
  ],
  dont: [
    'Pulling down as the only way out: the close control stays.',
    'A list that scrolls sideways inside it.',
  ],
  tokens: {
    '--bottom-sheet-bg': 'surface-raised',
    '--bottom-sheet-radius': 'radius-xl',
  },
};
