import type { ComponentDocs } from '@footlight/ui/story';

export const vrOffersDocs: ComponentDocs = {
  name: 'vr-offers',
  status: 'new',
  summary: 'The shows that a VR room offers, or why there is nothing to choose.',
  aliases: ['virtual reality', 'private show'],
  use: ['In the tab for private shows of VrTabs, with ShowOffer or TicketShow.'],
  avoid: ['In a room without VR: offers stand with the topic there.'],
  anatomy: {},
  states: {},
  keyboard: [],
  accessibility: ['A sentence takes the place of the offers where there are none.'],
  do: ['Pass null if the room offers nothing.'],
  dont: ['Show the controls of a running show twice.'],
  tokens: {},
};
