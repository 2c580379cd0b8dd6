import type { ComponentDocs } from '@footlight/ui/story';

export const vrTokensDocs: ComponentDocs = {
  name: 'vr-tokens',
  status: 'new',
  summary: 'The viewer’s balance on a VR page, and the way to the shop.',
  aliases: ['virtual reality', 'wallet', 'buy tokens'],
  use: ['In the tab for tokens of VrTabs.'],
  avoid: ['Where there is place for the shop itself, use PurchaseForm.'],
  anatomy: { balance: 'Tokens that the viewer can spend.' },
  states: {},
  keyboard: [{ keys: ['Enter'], does: 'Opens the shop.' }],
  accessibility: ['The balance is one sentence with its label.'],
  do: ['Open the shop above the page, so that the video continues.'],
  dont: ['Leave the page to sell tokens.'],
  tokens: {},
};
