import type { ComponentDocs } from '@footlight/ui/story';

export const mediaConfirmDocs: ComponentDocs = {
  name: 'media-confirm',
  status: 'stable',
  summary: 'Asks for confirmation before buying one media item or all media of a broadcaster.',
  aliases: ['buy', 'unlock', 'checkout'],
  use: ['After a click on Buy with sufficient balance, before the request is sent.'],
  avoid: ['For free or owned media. Open them directly.'],
  anatomy: {
    facts: 'The charge now, the price without the discount, and the balance.',
    discount: 'The fan club level whose discount is included in the price.',
    confirm: 'The button that confirms and names the amount.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog without a charge.' }],
  accessibility: [
    'Opening moves the focus to the dialog, not to the button that charges.',
    'The facts are a description list, in which the price without the discount has its own label.',
    'The discount is stated in words; an error is an alert.',
    'The button keeps its focus while the request is sent.',
  ],
  do: ['Name the amount in the button.'],
  dont: ['Close the dialog before the platform has responded.'],
  tokens: {},
};
