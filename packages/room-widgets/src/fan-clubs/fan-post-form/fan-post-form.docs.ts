import type { ComponentDocs } from '@footlight/ui/story';

export const fanPostFormDocs: ComponentDocs = {
  name: 'fan-post-form',
  status: 'stable',
  summary:
    'Publishes a post to a broadcaster’s fan club, from a minimum level up, with an optional media item.',
  aliases: ['composer', 'new post', 'members-only post'],
  use: ['In the broadcaster’s panel and on the page of their fan club.'],
  avoid: ['For messages that fans can answer, use FanMessage.'],
  anatomy: {
    title: 'The heading of the form.',
    actions: 'The post button and the result of the last post.',
    status: 'Confirms that the last post was published.',
  },
  states: { 'data-state': 'sending' },
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Selects the level or the media item.' },
    { keys: ['Enter'], does: 'In the text: inserts a line break. On the button: posts.' },
  ],
  accessibility: [
    'The heading (h3) names the form. The levels are native radios, the media a native list.',
    'A status announces that the post is published. An error is tied to its field.',
  ],
  do: [
    'Keep the draft outside the component, so that it survives a reload.',
    'Clear the draft only after it is posted.',
  ],
  dont: ['Resend under a new id after a lost connection: the post would appear twice.'],
  tokens: { '--fan-post-form-radius': 'radius-lg' },
};
