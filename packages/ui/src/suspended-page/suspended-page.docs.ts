import type { ComponentDocs } from '../story/component-docs.ts';

export const suspendedPageDocs: ComponentDocs = {
  name: 'suspended-page',
  summary: 'The page of somebody whose account is suspended.',
  use: ['In place of every page while the suspension lasts (spec 1 §2).'],
  avoid: ['For a room or a page that is closed: take ErrorPage with a message.'],
  anatomy: {
    code: 'A line above the title; not used here.',
    title: '“Account suspended”.',
    content: 'Date and contact.',
    until: 'The last day, in UTC.',
    contact: 'Whom to ask; an address becomes a link.',
    action: 'A way on.',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the contact and to the way on.',
    },
  ],
  do: ['Always give a contact.'],
  dont: ['Reasons that the platform did not give.'],
  tokens: {},
};
