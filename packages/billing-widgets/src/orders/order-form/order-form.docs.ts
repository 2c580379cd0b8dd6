import type { ComponentDocs } from '@footlight/ui/story';

export const orderFormDocs: ComponentDocs = {
  name: 'order-form',
  status: 'stable',
  summary:
    'Orders custom media, Snapchat access or the rating of a picture from a broadcaster, and says what happens next.',
  aliases: ['custom content', 'request', 'commission'],
  use: ['Where a broadcaster accepts custom orders, for viewers with an account.'],
  avoid: ['For existing media, use MediaConfirm.'],
  anatomy: {
    picture: 'The picture to rate: the uploaded one, the field to choose it, and the viewer’s declaration.',
    facts: 'The reserved tokens, how long Snapchat access lasts, and the balance.',
    next: 'What happens after the order, step by step.',
    order: 'The button that sends the order and names the amount.',
  },
  states: { 'data-state': 'idle, invalid, sending', 'data-variant': 'custom_media, snapchat, dickrating' },
  keyboard: [
    { keys: ['Enter'], does: 'In a single-line field: sends the order.' },
    { keys: ['Escape'], does: 'Closes the dialog without an order; the parent keeps the draft.' },
  ],
  accessibility: [
    'An attempt to send an invalid order moves the focus to the first invalid field.',
    'The removal of the picture moves the focus to the choice of another one.',
    'The counter is part of the field’s description and says in words how many characters are left.',
    'The uploaded picture has an alternative text, and the steps after the order are an ordered list.',
  ],
  do: ['Keep the draft in the parent, so that a rejection or closing the dialog loses nothing.'],
  dont: [
    'Upload a picture with the order: upload it first, so that a failed order does not lose it.',
    'Close the dialog before the platform has responded.',
    'Show the broadcaster’s handle before the order is accepted.',
  ],
  tokens: {},
};
