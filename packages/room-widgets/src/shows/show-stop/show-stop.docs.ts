import type { ComponentDocs } from '@footlight/ui/story';

export const showStopDocs: ComponentDocs = {
  name: 'show-stop',
  status: 'stable',
  summary: 'Asks the broadcaster to confirm ending a private, with or without a refund of prepaid tokens.',
  aliases: ['end show', 'refund', 'cancel show'],
  use: ['When the broadcaster clicks “End private”.'],
  avoid: ['For the viewer, use ShowEnd.'],
  anatomy: {
    text: 'What is paid and what is refunded.',
    refund: 'The refund amount, by the platform’s last count.',
    actions: 'Stay, end with a refund, or end.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog; the show continues.' }],
  accessibility: [
    'The question names the dialog, and the consequences are its description.',
    'The focus does not start on a button that ends the show.',
    'While the show ends, the pressed button keeps the focus.',
  ],
  do: ['Pass the tokens that are currently held.'],
  dont: ['Keep the dialog open after the show has ended.'],
  tokens: {},
};
