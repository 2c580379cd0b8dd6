import type { ComponentDocs } from '@footlight/ui/story';

export const acceptTermsDialogDocs: ComponentDocs = {
  name: 'accept-terms-dialog',
  status: 'new',
  summary: 'Asks a user to accept the terms in force.',
  aliases: ['terms of service', 'agreement', 'consent'],
  use: ['When the accepted terms are no longer in force.'],
  anatomy: {},
  keyboard: [{ keys: ['Tab'], does: 'Moves between the text and the two buttons.' }],
  accessibility: ['Escape does not close it: the user accepts or logs out.', 'The error is a live region.'],
  do: ['Read the terms again before they are accepted, since they may have changed.'],
  dont: ['Accept for the user.'],
  tokens: {},
};
