import type { ComponentDocs } from '../story/component-docs.ts';

export const iconButtonDocs: ComponentDocs = {
  name: 'icon-button',
  status: 'stable',
  summary: 'A square button with only an icon, and a name for screen readers.',
  aliases: ['action icon', 'round button'],
  use: [
    'For actions with a well-known icon: close, search, favourite, more.',
    'In toolbars and on pictures, where there is no room for text.',
  ],
  avoid: ['For an action that costs something or cannot be undone, use Button with text.'],
  anatomy: { icon: 'The icon, hidden from screen readers.' },
  states: {
    'data-variant': 'primary, secondary, outline, ghost (when left out), danger',
    'data-state': 'loading',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Activates the button.' }],
  accessibility: ['The label is required by type and becomes the accessible name.'],
  do: [
    'Name the action: “Add to favourites”, not “Heart”.',
    'Change the name with the state: “Mute”, then “Turn sound on”.',
  ],
  dont: ['Use an icon that needs an explanation.', 'Make it smaller than 32 pixels. It is too hard to tap.'],
  tokens: {},
};
