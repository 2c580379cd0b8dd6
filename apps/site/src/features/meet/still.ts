/** Width of a still in pixels: enough to see what happens, and small enough to send. */
const WIDTH = 320;
const WITHIN_MS = 1_500;

/** The present picture of a stream as the base64 of a JPEG, or '' if there is none in time. */
export const stillOf = async (stream: MediaStream | null): Promise<string> => {
  if (!stream || stream.getVideoTracks().length === 0) return '';
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
  try {
    video.srcObject = stream;
    // play() may reject after the timeout.
    const shown = video.play().then(
      () => true,
      () => false,
    );
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), WITHIN_MS));
    if (!(await Promise.race([shown, late])) || video.videoWidth === 0) return '';
    const canvas = Object.assign(document.createElement('canvas'), {
      width: WIDTH,
      height: Math.round((WIDTH * video.videoHeight) / video.videoWidth),
    });
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 0.7).split(',')[1] ?? '';
  } catch {
    // A report without a picture is better than none.
    return '';
  } finally {
    video.srcObject = null;
  }
};
