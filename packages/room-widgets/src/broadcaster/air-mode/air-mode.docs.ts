import type { ComponentDocs } from '@footlight/ui/story';

export const airModeDocs: ComponentDocs = {
  name: 'air-mode',
  status: 'new',
  summary: 'Goes on a break and returns from it, while the camera is live.',
  aliases: ['break', 'pause', 'be right back'],
  use: ['In the cockpit, where the site allows breaks.'],
  anatomy: { error: 'Why the last change was refused.' },
  states: { 'data-state': 'The status of the room' },
  keyboard: [{ keys: ['←', '→'], does: 'Chooses the mode.' }],
  accessibility: ['While a mode is being set the control keeps the focus.'],
  do: ['Pass the status of the room as the platform gives it.'],
  dont: ['Offer a break during a show.'],
  tokens: {},
};
