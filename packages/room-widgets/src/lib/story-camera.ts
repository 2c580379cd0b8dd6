/** For stories: a fake camera that shows a drawing, with a silent microphone. */
export const storyCamera = (from: string, to: string, hasSound = true): MediaStream => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
  const pen = canvas.getContext('2d');
  if (pen) {
    const shade = pen.createLinearGradient(0, 0, 320, 240);
    shade.addColorStop(0, from);
    shade.addColorStop(1, to);
    pen.fillStyle = shade;
    pen.fillRect(0, 0, 320, 240);
    pen.fillStyle = to;
    pen.fillRect(24, 24, 72, 48);
  }
  const stream = canvas.captureStream(0);
  if (hasSound) {
    const context = new AudioContext();
    const [track] = context.createMediaStreamDestination().stream.getAudioTracks();
    if (track) stream.addTrack(track);
    // Else it would produce silence until the end of a run of all stories.
    void context.suspend();
  }
  return stream;
};
