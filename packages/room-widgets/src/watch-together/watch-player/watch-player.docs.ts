import type { ComponentDocs } from '@footlight/ui/story';

export const watchPlayerDocs: ComponentDocs = {
  name: 'watch-player',
  status: 'new',
  summary: 'A video that two people of a private show watch in step.',
  aliases: ['watch party', 'synchronised player'],
  use: ['Beside the live picture of a private show, while a video is open.'],
  avoid: ['For live video, use VideoPlayer.'],
  anatomy: {
    picture: 'The video.',
    cover: 'Over the video while it loads, or while the browser waits for a click.',
    failed: 'The video could not be played, with a retry.',
    title: 'The name of the video.',
    controls: 'Play or pause, position, sound; for the broadcaster also another video and close.',
    play: 'Plays or pauses for both.',
    position: 'Moves for both, when it is released.',
    time: 'The position and the length.',
    mute: 'Turns the own sound off and on.',
    other: 'Chooses another video.',
    close: 'Closes the video for both.',
    note: 'Who did what last.',
  },
  states: { 'data-state': 'waiting, ready, blocked, failed', 'data-side': 'broadcaster, viewer' },
  keyboard: [
    { keys: ['←', '→'], does: 'Moves the video by five seconds, with the focus on the position.' },
    { keys: ['Home', 'End'], does: 'Moves to the start or the end, with the focus on the position.' },
  ],
  accessibility: [
    'The last change, and who made it, are announced as a status.',
    'The labels say what acts for both. The position is read as “1:05 of 10:00”.',
    'The app must give a `title`: it names the region and the video.',
  ],
  do: ['Say who paused or moved the video.', 'Keep the video in step with `followWatch`.'],
  dont: ['Stop one video because the other one loads.'],
  tokens: { '--watch-player-radius': 'radius-lg' },
};
