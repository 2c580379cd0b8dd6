import type { ComponentDocs } from '@footlight/ui/story';

export const purchaseDialogDocs: ComponentDocs = {
  name: 'purchase-dialog',
  status: 'stable',
  summary: 'Lets viewers buy tokens without leaving the room.',
  aliases: ['checkout', 'buy tokens', 'top up', 'shop'],
  use: [
    'Where viewers need tokens: a tip above the balance, or the balance in the header.',
    'With `state="opening"` from the click until the payment page opens.',
  ],
  avoid: ['On a page about buying tokens, use PurchaseForm, the same form without a dialog.'],
  anatomy: {},
  keyboard: [
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Moves the selection between the packs.' },
    {
      keys: ['Tab'],
      does: 'Moves from the payment methods to the packs and the button, then back to the start.',
    },
    { keys: ['Escape'], does: 'Closes the dialog and returns focus to where it was.' },
  ],
  accessibility: [
    'While the payment page opens, the packs are `inert` and the button keeps its focus.',
    'An error is an alert in the footer, so it stays in view while the packs scroll.',
  ],
  do: [
    'Start with the pack of `startingPack`, and let the viewer choose another.',
    'Style the content by the parts of PurchaseForm, and the frame by Dialog.',
  ],
  dont: ['Show a countdown, or a decoy pack that is not for sale.'],
  tokens: {},
};
