import type { ComponentDocs } from '../story/component-docs.ts';

export const announcerDocs: ComponentDocs = {
  name: 'announcer',
  summary: 'Says what changes on the page to those who do not see it, at most once a second.',
  use: [
    'Once a page, around everything (`AnnouncerProvider`).',
    'Through `useAnnounce` for what no focus follows: “25 tokens sent”, “12 new messages”.',
  ],
  avoid: [
    'For toasts and errors of fields: they bring their own.',
    'For what is always there: take a VisuallyHidden.',
  ],
  anatomy: { urgent: 'The region for what went wrong, read at once.' },
  keyboard: [],
  do: ['Count what comes fast: one sentence for many lines of chat.'],
  dont: ['Every tick of a number.', 'A second live region beside it: they talk over each other.'],
  tokens: {},
};
