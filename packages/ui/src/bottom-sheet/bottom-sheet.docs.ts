import type { ComponentDocs } from '../story/component-docs.ts';

export const bottomSheetDocs: ComponentDocs = {
  name: 'bottom-sheet',
  status: 'stable',
  summary: 'A panel at the bottom of a phone screen, within reach of the thumb.',
  aliases: ['action sheet', 'sheet'],
  use: ['For choices and short tasks on a phone: tip amounts, sort order, share.'],
  avoid: ['On wide screens, use a Drawer, Popover or Dialog.'],
  anatomy: {
    handle: 'Shows that the sheet can be dragged.',
    grip: 'Handle and header together; the area that can be dragged.',
    header: 'Title and description.',
    title: 'Names the panel.',
    description: 'One sentence under the title.',
    body: 'The content; scrolls when it overflows.',
    footer: 'Buttons that stay visible.',
    close: 'The close button; omitted when the sheet cannot be dismissed.',
  },
  states: {
    'data-state': 'open, closed',
    'data-size': 'auto, half, full',
  },
  keyboard: [
    {
      keys: ['Escape'],
      does: 'Closes the sheet, if it can be dismissed, and returns focus to the trigger.',
    },
    {
      keys: ['Tab'],
      does: 'Moves through the controls of the panel in a loop.',
    },
  ],
  accessibility: [
    'The role dialog. The title, an `h2` even when hidden, names it, and the description describes it.',
    'Opening moves the focus to the first control that is not a link, or to the sheet if its body scrolls.',
    'With reduced motion, it appears without sliding. The handle is hidden from screen readers.',
  ],
  do: [
    'Use the height of the content (`auto`) unless the content changes while the sheet is open.',
    'Keep the main button in the footer, above the screen edge.',
  ],
  dont: [
    'Make dragging the only way to close it. Keep the close button.',
    'Put a horizontally scrolling list inside it.',
  ],
  tokens: {
    '--bottom-sheet-bg': 'surface-raised',
    '--bottom-sheet-radius': 'radius-xl',
  },
};
