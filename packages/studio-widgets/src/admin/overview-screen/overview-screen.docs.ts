import type { ComponentDocs } from '@footlight/ui/story';

export const overviewScreenDocs: ComponentDocs = {
  name: 'overview-screen',
  status: 'new',
  summary: 'The figures of today, what waits for a decision, and the health of the platform.',
  aliases: ['dashboard', 'kpis', 'metrics'],
  use: ['As the first page of the back office.'],
  anatomy: { stat: 'One figure, and what it is compared with.' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes through queues and headers.' },
    { keys: ['Enter'], does: 'On a queue: opens its page. On a header: sorts.' },
  ],
  accessibility: [
    'A change has words beside its percentage.',
    'The chart’s numbers are in the table below it.',
  ],
  do: ['Leave out parts that the role may not see.'],
  dont: ['Show yesterday’s figures without saying so.'],
  tokens: {},
};
