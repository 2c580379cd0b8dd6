import type { ComponentDocs } from '@footlight/ui/story';

export const followButtonDocs: ComponentDocs = {
  name: 'follow-button',
  status: 'stable',
  summary: 'Follows a broadcaster; followers can also ask to be notified when a show starts.',
  aliases: ['subscribe', 'favourite', 'heart', 'notify me'],
  use: ['At the end of RoomHeader.'],
  avoid: ['In the broadcaster’s own room: there is nobody to follow.'],
  anatomy: {},
  states: { 'data-state': 'idle, following' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Follows or unfollows.' }],
  accessibility: [
    'Both buttons have `aria-pressed`. Their names contain the visible text and the broadcaster.',
    'The icons change as well: the heart is filled, and the bell rings.',
  ],
  do: ['Let guests click it, and ask them to sign up.'],
  dont: ['Show a count on the button: RoomHeader shows it.'],
  tokens: {},
};
