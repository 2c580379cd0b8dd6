import type { ComponentDocs } from '@footlight/ui/story';

export const scheduleListDocs: ComponentDocs = {
  name: 'schedule-list',
  status: 'new',
  summary: 'The planned shows of a broadcaster, in the time zone of the visitor.',
  aliases: ['upcoming shows', 'calendar', 'timetable'],
  use: ['On the profile of a broadcaster.'],
  anatomy: {},
  keyboard: [],
  accessibility: ['Each time is a `time` element with its date.'],
  do: ['Render it in the browser, which knows the time zone.'],
  dont: ['Show shows that have ended.'],
  tokens: {},
};
