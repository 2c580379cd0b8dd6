import type { ComponentDocs } from '@footlight/ui/story';

export const aiListScreenDocs: ComponentDocs = {
  name: 'ai-list-screen',
  status: 'new',
  summary: 'The AI companions, labelled as such, with their prices.',
  aliases: ['companions', 'chatbots', 'virtual friends'],
  use: ['On the page of companions.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a card or filter: opens it.' }],
  accessibility: [
    'The title is the level 1 heading; the companions are a list with a name.',
    'Filter and order are links, and the current ones are marked.',
  ],
  do: ['Label every companion as AI.'],
  dont: ['Present a companion as a person.'],
  tokens: {},
};
