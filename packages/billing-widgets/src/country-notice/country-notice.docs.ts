import type { ComponentDocs } from '@footlight/ui/story';

export const countryNoticeDocs: ComponentDocs = {
  name: 'country-notice',
  summary: 'A dialog that says that tokens cannot be bought where the reader is.',
  use: ['In place of the purchase dialog, wherever buying is asked for from a country without sales.'],
  avoid: ['For a room that is closed to a country: that is a room status, not a question of money.'],
  anatomy: {},
  keyboard: [
    { keys: ['Escape'], does: 'Closes; the focus goes back to where it was.' },
    { keys: ['Enter', 'Space'], does: 'On the button: closes.' },
  ],
  do: ['Say what still works: watching and chatting.'],
  dont: ['Prices behind it, or a form that would be refused at its end.'],
  tokens: {},
};
