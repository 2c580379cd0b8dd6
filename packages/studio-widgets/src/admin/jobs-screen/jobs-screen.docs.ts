import type { ComponentDocs } from '@footlight/ui/story';

export const jobsScreenDocs: ComponentDocs = {
  name: 'jobs-screen',
  status: 'new',
  summary: 'Jobs of the platform with their last run, and messages that it could not send.',
  aliases: ['background jobs', 'queue', 'cron'],
  use: ['For those who operate the platform.'],
  anatomy: {},
  keyboard: [
    { keys: ['Tab'], does: 'Goes through filters, headers, rows and their buttons.' },
    { keys: ['Enter', 'Space'], does: 'On a header: sorts. On a button: does what it names.' },
  ],
  accessibility: [
    'A requested job stays focusable and says that it is requested.',
    'Errors are marked as English.',
  ],
  do: ['Refresh the jobs while they are shown.'],
  dont: ['Offer to send again what was given up.'],
  tokens: {},
};
