import type { ComponentDocs } from '@footlight/ui/story';

export const watchPickerDocs: ComponentDocs = {
  name: 'watch-picker',
  status: 'new',
  summary: 'The broadcaster chooses a video that both people of a private show watch.',
  aliases: ['watch party', 'choose a video'],
  use: ['When the broadcaster presses “Choose a video”.'],
  avoid: ['For buying videos, use MediaCard and MediaConfirm.'],
  anatomy: {
    failed: 'The videos could not be loaded, with a retry.',
    error: 'Why the chosen video could not be opened.',
    actions: 'Cancel or open.',
  },
  states: { 'data-state': 'loading, ready, empty, failed' },
  keyboard: [
    { keys: ['↑', '↓'], does: 'Moves between the videos.' },
    { keys: ['Enter'], does: 'Opens the chosen video.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: [
    'The videos are native radios in a fieldset; each name includes the length.',
    'Loading is a status. A failure is an alert.',
  ],
  do: ['Say that the viewer does not keep the video.'],
  dont: ['List videos of other broadcasters.'],
  tokens: {},
};
