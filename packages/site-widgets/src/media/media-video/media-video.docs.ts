import type { ComponentDocs } from '@footlight/ui/story';

export const mediaVideoDocs: ComponentDocs = {
  name: 'media-video',
  status: 'new',
  summary:
    'A recorded video with the controls of the browser, and preview pictures that jump to their moment.',
  aliases: ['player', 'playback', 'recording'],
  use: ['For a video that the viewer may play.'],
  avoid: ['For live video: use the player of rooms.'],
  anatomy: { moment: 'A preview picture.' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On a preview picture: plays from its moment.' }],
  accessibility: ['The video has the item’s name as label.', 'A failure is announced.'],
  do: ['Attach the video in an effect, so that its code loads only then.'],
  dont: ['Start it by itself, except after another video of a playlist.'],
  tokens: {},
};
