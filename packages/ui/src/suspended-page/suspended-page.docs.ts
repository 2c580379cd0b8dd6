import type { ComponentDocs } from '../story/component-docs.ts';

export const suspendedPageDocs: ComponentDocs = {
  name: 'suspended-page',
  status: 'stable',
  summary: 'The page for users whose account is suspended.',
  aliases: ['account blocked', 'banned', 'locked account'],
  use: ['In place of every page during the suspension (spec 1 §2).'],
  avoid: ['For a closed room or page, use ErrorPage with a message.'],
  anatomy: {
    code: 'The line above the title. Not used here.',
    title: 'The title, “Account suspended”.',
    content: 'The date and the contact.',
    until: 'The last day of the suspension, in UTC.',
    contact: 'The support contact. An email or web address becomes a link.',
    action: 'A next step.',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the contact and to the action.',
    },
  ],
  accessibility: [
    'The title is an `h1`, so the page needs no other. The date spells out its month.',
    'Nothing is announced. The app moves the focus when this page replaces another.',
  ],
  do: ['Always name a contact.'],
  dont: ['Name reasons that the platform did not give.'],
  tokens: {},
};
