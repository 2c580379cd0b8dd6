import type { ComponentDocs } from '@footlight/ui/story';

export const purchaseDialogDocs: ComponentDocs = {
  name: 'purchase-dialog',
  summary: 'Buying tokens without leaving the room.',
  use: [
    'Wherever tokens are missing: a tip that the balance does not cover, the balance in the header.',
    'With `state="opening"` from the press until the payment page opens.',
  ],
  avoid: ['On a page that is about buying: take PurchaseForm, which is the same without a frame.'],
  anatomy: {},
  keyboard: [
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Moves the choice among the packs.' },
    { keys: ['Tab'], does: 'From the ways to pay to the packs to the button, and round again.' },
    { keys: ['Escape'], does: 'Closes; the focus goes back to where it was.' },
  ],
  do: [
    'Let the reader choose: no pack is chosen beforehand.',
    'Style what is inside by the parts of PurchaseForm, and the frame by Dialog.',
  ],
  dont: ['A countdown, or a pack that is never for sale beside one that is.'],
  tokens: {},
};
