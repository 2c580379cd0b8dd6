import type { ComponentDocs } from '@footlight/ui/story';

export const videoPlayerDocs: ComponentDocs = {
  name: 'video-player',
  summary: 'Live video with its controls. Starts by itself, muted where the browser insists.',
  use: [
    'Once a room, with the engine that plays the stream.',
    'With RoomStatusOverlay as its child for rooms without a picture.',
  ],
  avoid: ['For a recording: there is no line of time to move on.'],
  anatomy: {
    poster: 'What stands there until the first frame.',
    picture:
      'Holds the video, which may come from another player and go to another; the picture is never cropped.',
    waiting: 'Turns while the stream is being opened or has stopped, after a second.',
    failed: 'What stands there when the stream cannot be played, with a way to try again.',
    'sound-on': 'The offer of sound where the browser wanted a tap first.',
    controls: 'The bar at the foot; goes after three seconds without movement, and focus brings it back.',
    play: 'Plays, at the live edge, or pauses.',
    sound: 'Mute and volume.',
    mute: 'Turns sound off and on.',
    volume: 'How loud; not on phones, which have keys for it.',
    live: 'Says that the picture is live.',
    'go-live': 'In its place when it is not: leads back to the live edge.',
    captions: 'Captions, when the stream has a track of them.',
    quality: 'The size of the picture, or few data; a list of the platform’s own.',
    shortcuts: 'Shows the keys; not on phones.',
    float: 'Picture in picture, where the browser has it.',
    'full-screen': 'Full screen, where the browser has it.',
  },
  states: { 'data-state': 'empty, loading, playing, stalled, failed; shown, hidden (on the controls)' },
  keyboard: [
    { keys: ['Space', 'K'], does: 'Plays and pauses.' },
    { keys: ['M'], does: 'Turns sound off and on.' },
    { keys: ['F'], does: 'Fills the screen and leaves it.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Louder, softer.' },
    { keys: ['L'], does: 'Goes to the live picture.' },
    { keys: ['P'], does: 'Picture in picture.' },
    { keys: ['C'], does: 'Captions, when there are any.' },
    { keys: ['?'], does: 'Shows these keys.' },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'On the volume: softer, louder. The same in every language.',
    },
  ],
  do: ['Give a title that names the broadcaster.', 'Keep the sound the viewer chose, from room to room.'],
  dont: [
    'Turn the bar round in right-to-left languages: players run from left to right everywhere.',
    'Lay anything over the picture that the viewer did not ask for.',
  ],
  tokens: { '--player-radius': 'radius-lg', '--player-bar-radius': 'radius-lg' },
};
