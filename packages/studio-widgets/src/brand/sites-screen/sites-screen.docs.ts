import type { ComponentDocs } from '@footlight/ui/story';

export const sitesScreenDocs: ComponentDocs = {
  name: 'sites-screen',
  status: 'new',
  summary: 'The sites of a platform, the state of their domains, and a form for a new site.',
  aliases: ['tenants', 'white label', 'domains'],
  use: ['For administrators of a platform.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['A missing value marks its field.'],
  do: ['Empty the form only after the site was made.'],
  dont: ['Create a site without a code: money is booked to it.'],
  tokens: {},
};
