import type { ComponentDocs } from '../story/component-docs.ts';

export const announcerDocs: ComponentDocs = {
  name: 'announcer',
  status: 'stable',
  summary: 'Announces page changes to screen readers, at most once a second.',
  aliases: ['live region'],
  use: [
    'Once per page, around all content (`AnnouncerProvider`).',
    'With `useAnnounce`, for changes that do not receive focus: “25 tokens sent”, “12 new messages”.',
  ],
  avoid: [
    'For toasts and field errors, which have their own live regions.',
    'For permanent text, use VisuallyHidden.',
  ],
  anatomy: { urgent: 'The live region for errors, announced at once.' },
  keyboard: [],
  accessibility: [
    'Two live regions: polite messages (role status) and urgent ones (role alert). Both are in the page before the first message.',
  ],
  do: ['Combine frequent updates: one sentence for many chat messages.'],
  dont: ['Announce every change of a number.', 'Add a second live region. The two interrupt each other.'],
  tokens: {},
};
