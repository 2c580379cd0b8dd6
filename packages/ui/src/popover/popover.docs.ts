import type { ComponentDocs } from '../story/component-docs.ts';

export const popoverDocs: ComponentDocs = {
  name: 'popover',
  status: 'stable',
  summary: 'A small panel beside the button that opened it, while the page stays usable.',
  aliases: ['flyout', 'popup'],
  use: ['For details, or for two or three fields that belong to one button.'],
  avoid: [
    'For a list of actions, use DropdownMenu.',
    'For one sentence of help, use Tooltip.',
    'For a separate task, use Dialog or Drawer.',
  ],
  anatomy: {
    header: 'The title and the close button. Absent if there is neither.',
    title: 'Names the popover.',
    close: 'The close button.',
    body: 'The content. Scrolls in a low window, and is then a tab stop.',
  },
  states: {
    'data-state': 'open, closed',
    'data-size': 'sm, md, lg',
  },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the trigger, opens or closes the popover.',
    },
    {
      keys: ['Escape'],
      does: 'Closes the popover and returns focus to the trigger.',
    },
    {
      keys: ['Tab'],
      does: 'Moves through its controls, then on to the page.',
    },
  ],
  accessibility: [
    'The role dialog, named by the title, an `h2`, or by `label`. Screen readers can still read the page.',
    'The trigger has `aria-haspopup` and `aria-expanded`. Opening moves the focus into the popover.',
    'Content that scrolls is a tab stop, so that the keyboard scrolls text without controls.',
  ],
  do: [
    'Set a title, or a label if the content needs no title.',
    'Keep it open after a choice that takes effect at once, so that the user sees the effect.',
  ],
  dont: ['Open a popover from a popover.', 'Hold input that is lost on a click outside.'],
  tokens: {
    '--popover-bg': 'surface-raised',
    '--popover-radius': 'radius-lg',
  },
};
