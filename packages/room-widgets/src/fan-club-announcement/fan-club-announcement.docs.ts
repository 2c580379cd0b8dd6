import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubAnnouncementDocs: ComponentDocs = {
  name: 'fan-club-announcement',
  summary: 'Tells broadcasters once what fan clubs are.',
  use: ['Above the panel of a broadcaster who has not closed it.'],
  avoid: ['For viewers.'],
  anatomy: {},
  keyboard: [{ keys: ['Tab'], does: 'Goes to the button and the cross.' }],
  do: ['Remember that it was read, on this device.'],
  dont: ['Show it again after the prices were opened.'],
  tokens: {},
};
