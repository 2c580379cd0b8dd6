import type { ComponentDocs } from '@footlight/ui/story';

export const scheduleScreenDocs: ComponentDocs = {
  name: 'schedule-screen',
  status: 'new',
  summary: 'A broadcaster’s weekly times.',
  aliases: ['calendar', 'opening hours', 'timetable'],
  use: ['On the page of the schedule, below its title.'],
  anatomy: {
    week: 'The week as bars, which screen readers skip.',
    time: 'One time of the week, or its part on a day.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['After a time is removed, the focus is on the button that adds one.'],
  do: ['Begin with the browser’s time zone.'],
  dont: ['Save while somebody types.'],
  tokens: {},
};
