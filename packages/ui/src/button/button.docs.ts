import type { ComponentDocs } from '../story/component-docs.ts';

export const buttonDocs: ComponentDocs = {
  name: 'button',
  summary: 'Does something here and now: sends, buys, opens, confirms.',
  use: [
    'For an action of the page. The text is the action itself: “Send tip”, “Buy tokens”.',
    'One primary button a view: the thing that most people came for.',
    'With `loading` from the click until the platform has answered; it keeps its width and its focus.',
  ],
  avoid: [
    'To go to another page: take a Link, or a Button with `asChild` around a link where it should look like an action.',
    'With a picture alone: take an IconButton, which must have a name.',
  ],
  anatomy: {
    content: 'Holds icons and label in a row; unseen while loading.',
    icon: 'A picture before or after the label, hidden from screen readers.',
    label: 'The text; ends in an ellipsis when there is no room.',
    spinner: 'Stands over the content while loading.',
  },
  states: {
    'data-variant': 'primary, secondary, outline, ghost, danger',
    'data-state': 'loading',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the button.' }],
  do: [
    'Say what happens: “Delete message”, not “OK”.',
    'Keep danger for what cannot be taken back, and ask once more.',
  ],
  dont: [
    'Two primary buttons side by side.',
    'A disabled button without a word why: let it be pressed and say what is missing.',
  ],
  tokens: {
    '--button-radius': 'radius-md',
    '--button-primary-bg': 'primary',
    '--button-primary-bg-hover': 'primary-hover',
    '--button-primary-text': 'on-primary',
    '--button-secondary-bg': 'secondary',
    '--button-secondary-bg-hover': 'secondary-hover',
    '--button-secondary-text': 'on-secondary',
  },
};
