import type { ComponentDocs } from '@footlight/ui/story';

export const domainProofDocs: ComponentDocs = {
  name: 'domain-proof',
  status: 'new',
  summary: 'Whether the domain of a site is proven, and what its operator must set.',
  aliases: ['dns check', 'custom domain', 'verification'],
  use: ['In the list of sites, and above the editor of a brand.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['Record, file and value are fields with labels and copy buttons.'],
  do: ['Say until when a failing domain is still served.'],
  dont: ['Show the value to anybody but the operator.'],
  tokens: {},
};
