import type { ComponentDocs } from '@footlight/ui/story';

export const brandStudioDocs: ComponentDocs = {
  name: 'brand-studio',
  status: 'new',
  summary: 'Edits, checks, previews, publishes and restores the brand of a site.',
  aliases: ['theme builder', 'white label', 'theming'],
  use: ['As a page of its own, for those who may edit a site.'],
  anatomy: { 'phone-bar': 'On a phone: the way between fields and preview, and the publish button.' },
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Moves through the sections.' },
    { keys: ['Tab'], does: 'Also leaves the CSS editor.' },
  ],
  accessibility: [
    'Each error is at its field and blocks publishing.',
    'The saving state is a text; failures are announced.',
  ],
  do: [
    'Save every edit, and publish only after the dialog that lists the changes.',
    'Draw real pages in the preview.',
  ],
  dont: ['Overwrite a draft that another window saved.'],
  tokens: {},
};
