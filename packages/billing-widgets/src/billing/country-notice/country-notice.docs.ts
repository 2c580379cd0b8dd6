import type { ComponentDocs } from '@footlight/ui/story';

export const countryNoticeDocs: ComponentDocs = {
  name: 'country-notice',
  status: 'stable',
  summary: 'A dialog that says tokens are not for sale in the viewer’s country.',
  aliases: ['region blocked', 'not available', 'geo restriction'],
  use: ['Instead of the purchase dialog, in countries without sales.'],
  avoid: ['For a room that is blocked in a country. Show the room status instead.'],
  anatomy: {},
  keyboard: [
    { keys: ['Escape'], does: 'Closes the dialog and returns focus to where it was.' },
    { keys: ['Enter', 'Space'], does: 'On the button: closes the dialog.' },
  ],
  accessibility: [
    'The text is the description of the dialog, so screen readers read it with the title.',
    'The focus starts on the button below the text, not on the close button in the corner.',
  ],
  do: ['Say what still works: watching and chatting.'],
  dont: ['Show prices behind it, or a form that would be rejected on submit.'],
  tokens: {},
};
