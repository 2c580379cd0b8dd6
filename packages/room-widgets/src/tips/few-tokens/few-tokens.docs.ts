import type { ComponentDocs } from '@footlight/ui/story';

export const fewTokensDocs: ComponentDocs = {
  name: 'few-tokens',
  status: 'stable',
  summary: 'Warns before a private request how long the balance will last, and links to the shop.',
  aliases: ['low balance', 'insufficient funds'],
  use: ['Once, between the request form and the request, when the balance covers only a few minutes.'],
  avoid: ['When the balance is too low for a request: PrivateRequest says so itself.'],
  anatomy: {
    text: 'The balance, and how long it lasts.',
    hint: 'Says that tokens can be bought now or later.',
    actions: 'Request anyway, or buy tokens.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog without sending the request.' }],
  accessibility: [
    'The title names the dialog. Balance, minutes and the hint are its description.',
    'While the request is sent, its button keeps the focus and has `aria-busy`.',
  ],
  do: ['Count whole minutes, after the start-up tip.'],
  dont: ['Promise that tokens are added automatically.'],
  tokens: {},
};
