import type { ComponentDocs } from '@footlight/ui/story';

export const showEndDocs: ComponentDocs = {
  name: 'show-end',
  status: 'stable',
  summary: 'Asks the viewer to confirm ending a private; closes automatically when the show is over.',
  aliases: ['end call', 'hang up', 'leave private'],
  use: ['When the viewer clicks “End private”.'],
  avoid: ['For spying: it ends immediately.', 'For the broadcaster, use ShowStop.'],
  anatomy: {
    text: 'What happens next.',
    minimum: 'Says that the minimum duration is charged in full.',
    actions: 'Stay or end.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog; the show continues.' }],
  accessibility: [
    'The question names the dialog, and the consequences are its description.',
    'The focus does not start on the button that ends the show.',
  ],
  do: ['State what is owed before it is charged.'],
  dont: ['Keep the dialog open after the show has ended.'],
  tokens: {},
};
