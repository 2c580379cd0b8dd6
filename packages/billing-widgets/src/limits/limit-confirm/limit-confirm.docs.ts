import type { ComponentDocs } from '@footlight/ui/story';

export const limitConfirmDocs: ComponentDocs = {
  name: 'limit-confirm',
  status: 'stable',
  summary: 'Asks for confirmation before a charge above the viewer’s own limit.',
  aliases: ['spending warning', 'are you sure'],
  use: ['When the platform rejects a charge with over_own_limit.'],
  avoid: ['For other charges, which have their own confirmations.'],
  anatomy: {
    keep: 'The cancel button, as large as the confirm button.',
    confirm: 'The button that confirms and names the amount.',
  },
  keyboard: [
    { keys: ['Escape'], does: 'Closes the dialog without a charge.' },
    {
      keys: ['Enter'],
      does: 'Activates the focused button; initial focus is on the one that charges nothing.',
    },
  ],
  accessibility: [
    'The description says that nothing is charged yet, and screen readers read it with the title.',
    'Both buttons are at least 48 pixels high.',
  ],
  do: ['Name the amount in the title and the button.'],
  dont: ['Make the cancel button smaller than the confirm button.'],
  tokens: {},
};
