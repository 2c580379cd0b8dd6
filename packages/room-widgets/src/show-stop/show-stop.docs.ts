import type { ComponentDocs } from '@footlight/ui/story';

export const showStopDocs: ComponentDocs = {
  name: 'show-stop',
  summary: 'Asks the broadcaster before a private is ended: plainly or with a refund of prepaid tokens.',
  use: ['When the broadcaster presses “End private”.'],
  avoid: ['For the viewer: take ShowEnd.'],
  anatomy: {
    text: 'What is paid and what goes back.',
    refund: 'What a refund gives back, by the platform’s last count.',
    actions: 'Stay, end with refund, or end.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Stays in the show.' }],
  do: ['Give it the tokens that are held now.'],
  dont: ['Keep it open when the show has ended.'],
  tokens: {},
};
