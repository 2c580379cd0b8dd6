import type { ComponentDocs } from '@footlight/ui/story';

export const ageCardResultDocs: ComponentDocs = {
  name: 'age-card-result',
  status: 'new',
  summary: 'After a card has verified the age: says so, and what became of the purchase.',
  aliases: ['verification result', 'adult'],
  use: ['After the card form was sent with the purchase.'],
  avoid: ['Without a purchase: the page continues by itself.'],
  anatomy: {
    purchase: 'Whether the tokens were added, the payment was declined, or is not decided yet.',
    step: 'To the card company, if the payment needs another step.',
    continue: 'Back to where the visitor was.',
  },
  states: { 'data-state': 'settled, declined, created, step' },
  keyboard: [{ keys: ['Enter'], does: 'On a button: continues.' }],
  accessibility: [
    'A declined purchase has the role alert; the other messages have the role status.',
    'Words state each outcome, and the icons are hidden from screen readers.',
    'A region named by both messages. The app moves the focus to it with `ref` when the result replaces the form.',
    'It has no heading of its own.',
  ],
  do: ['Say both: the verification holds although the purchase failed.'],
  dont: ['Count tokens before the platform has settled the purchase.'],
  tokens: {},
};
