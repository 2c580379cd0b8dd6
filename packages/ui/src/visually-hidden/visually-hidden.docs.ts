import type { ComponentDocs } from '../story/component-docs.ts';

export const visuallyHiddenDocs: ComponentDocs = {
  name: 'visually-hidden',
  status: 'stable',
  summary: 'Text for screen readers that is not visible.',
  aliases: ['screen reader only', 'sr-only'],
  use: ['For meaning that position or pictures convey visually: “Your balance” before a number.'],
  avoid: [
    'For content that appears later, use `useAnnounce`.',
    'To name a button with only an icon, use the label of IconButton.',
  ],
  anatomy: {},
  keyboard: [],
  accessibility: ['The text is read by screen readers and takes no room.'],
  do: ['Keep it in reading order.'],
  dont: ['Put a control inside. Its focus would not be visible.'],
  tokens: {},
};
