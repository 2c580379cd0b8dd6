import type { ComponentDocs } from '@footlight/ui/story';

export const mediaConfirmDocs: ComponentDocs = {
  name: 'media-confirm',
  summary: 'Asks before media cost anything: one item, or all of a broadcaster.',
  use: ['After Buy was pressed and the balance suffices, before anything is sent.'],
  avoid: ['For what is free or owned: that just opens.'],
  anatomy: {
    facts: 'What is charged now, what it cost without the discount, and the balance.',
    discount: 'The level of the fan club whose discount is in the price.',
    confirm: 'The one button; it names the amount.',
  },
  keyboard: [{ keys: ['Escape'], does: 'Closes without a charge.' }],
  do: ['Name the amount in the button.'],
  dont: ['Closing before the platform has answered.'],
  tokens: {},
};
