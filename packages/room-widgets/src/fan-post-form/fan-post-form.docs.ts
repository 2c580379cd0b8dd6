import type { ComponentDocs } from '@footlight/ui/story';

export const fanPostFormDocs: ComponentDocs = {
  name: 'fan-post-form',
  summary: 'Posts to a broadcaster’s fan club, for a lowest level, with one of the own media if wanted.',
  use: ['In the panel of a broadcaster, and on the own page of the fan club.'],
  avoid: ['For what fans should be able to answer: that is FanMessage.'],
  anatomy: {
    title: 'What is written here.',
    actions: 'Post, and what came of the last one.',
    status: 'That the last one was posted.',
  },
  states: { 'data-state': 'sending' },
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Chooses the level or the media item.' },
    { keys: ['Enter'], does: 'A new line in the text; on the button, posts.' },
  ],
  do: ['Keep the draft outside, so that it survives a reload.', 'Empty it only once it is posted.'],
  dont: ['Send again under another id after a cut: it would stand there twice.'],
  tokens: { '--fan-post-form-radius': 'radius-lg' },
};
