import type { ComponentDocs } from '@footlight/ui/story';

export const fewTokensDocs: ComponentDocs = {
  name: 'few-tokens',
  summary: 'Says how long the balance lasts in a private before it is asked for, and leads to the shop.',
  use: ['Once, between the request form and the request, when the balance pays for few minutes.'],
  avoid: ['When the balance is too small to ask at all: the form says so itself.'],
  anatomy: {
    text: 'The balance, and how long it lasts.',
    hint: 'That tokens can be bought now or later.',
    actions: 'Ask anyway, or buy tokens.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Goes back without asking.' }],
  do: ['Count whole minutes, after the tip at the start.'],
  dont: ['Promise that tokens come by themselves.'],
  tokens: {},
};
